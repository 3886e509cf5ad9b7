# The server in a container: docker build -t firstlight . && docker run -p 7878:7878 -v firstlight:/data firstlight
# Settings: any of docs/server.md as a variable, as in -e FIRSTLIGHT_ORIGINS=https://play.example.org

FROM node:22-bookworm-slim AS client
WORKDIR /firstlight/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . /firstlight
RUN npm run --silent build -- --logLevel warn

FROM rust:1.95-bookworm AS program
WORKDIR /firstlight
COPY . .
COPY --from=client /firstlight/web/dist web/dist
# No folder of the builder gets into the program.
ENV RUSTFLAGS="--remap-path-prefix=/usr/local/cargo=/cargo"
RUN if grep -q '^cluster =' crates/firstlight/Cargo.toml; then features=cluster; else features=; fi \
    && cargo build --locked --profile dist --package firstlight --bin firstlight --features "$features"

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --user-group --no-create-home firstlight \
    && install -d -o firstlight -g firstlight -m 0700 /data
COPY --from=program /firstlight/target/dist/firstlight /usr/bin/firstlight
COPY LICENSE-MIT LICENSE-APACHE /usr/share/doc/firstlight/
USER 10001:10001
VOLUME /data
EXPOSE 7878
STOPSIGNAL SIGTERM
# The image has no curl; bash speaks enough HTTP for one question.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 CMD ["/bin/bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/7878 && printf 'GET /healthz HTTP/1.1\\r\\nHost: 127.0.0.1:7878\\r\\nConnection: close\\r\\n\\r\\n' >&3 && grep -q '^ok' <&3"]
ENTRYPOINT ["/usr/bin/firstlight"]
CMD ["serve", "--addr", "0.0.0.0:7878", "--public", "--data", "/data"]
