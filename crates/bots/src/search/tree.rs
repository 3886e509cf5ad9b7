//! The tree: an arena of nodes and the moves that leave them, used again for every decision.

use tabletop::Seat;

/// The first node.
pub(super) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

/// A place in the tree: what has happened since the decision, as far as it is told apart. Draws are not, so the same
/// node may ask different seats.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The moves that left it so far.
    first: u32,
    /// Where moves lead that nobody else sees.
    veiled: u32,
}

/// A move of a seat at a node, and what it came to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    pub(super) seat: Seat,
    /// What the seat saw, as far as it is told apart.
    aspect: u32,
    pub(super) visits: u32,
    /// How often it was possible.
    pub(super) possible: u32,
    /// What it was worth to the seat that made it.
    pub(super) mean: f32,
    child: u32,
    next: u32,
}

/// Where a seat chooses in the tree, and what it sees there as far as that is told apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fork {
    pub(super) node: u32,
    pub(super) seat: Seat,
    pub(super) aspect: u32,
}

/// Nodes and edges.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
}

impl<M: Copy + Eq> Tree<M> {
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: Vec::new(), edges: Vec::new() }
    }

    /// Forgets everything but keeps the scratch.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.add_node();
    }

    fn add_node(&mut self) -> u32 {
        self.nodes.push(Node { first: NONE, veiled: NONE });
        self.nodes.len() as u32 - 1
    }

    pub(super) fn edge(&self, edge: u32) -> &Edge<M> {
        &self.edges[edge as usize]
    }

    pub(super) fn edge_mut(&mut self, edge: u32) -> &mut Edge<M> {
        &mut self.edges[edge as usize]
    }

    /// The edges that leave a node.
    pub(super) fn edges(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let edge = (at != NONE).then_some(at)?;
            at = self.edges[edge as usize].next;
            Some(edge)
        })
    }

    /// The edge of a seat's move, if it was made before.
    pub(super) fn find(&self, fork: Fork, mv: M) -> Option<u32> {
        self.edges(fork.node).find(|&edge| {
            let edge = self.edge(edge);
            edge.seat == fork.seat && edge.aspect == fork.aspect && edge.mv == mv
        })
    }

    /// The edge of a seat's move, new if it was never made.
    pub(super) fn reach(&mut self, fork: Fork, mv: M) -> u32 {
        self.find(fork, mv).unwrap_or_else(|| self.add_edge(fork, mv))
    }

    /// A new edge.
    pub(super) fn add_edge(&mut self, fork: Fork, mv: M) -> u32 {
        let Fork { node, seat, aspect } = fork;
        let edge = self.edges.len() as u32;
        let next = self.nodes[node as usize].first;
        self.edges.push(Edge { mv, seat, aspect, visits: 0, possible: 0, mean: 0.0, child: NONE, next });
        self.nodes[node as usize].first = edge;
        edge
    }

    /// The node behind an edge, made if it is not there. All veiled edges of a node lead to the same.
    pub(super) fn follow(&mut self, node: u32, edge: u32, veiled: bool) -> u32 {
        let child = self.edges[edge as usize].child;
        if child != NONE {
            return child;
        }
        let child = match (veiled, self.nodes[node as usize].veiled) {
            (true, known) if known != NONE => known,
            _ => self.add_node(),
        };
        if veiled {
            self.nodes[node as usize].veiled = child;
        }
        self.edges[edge as usize].child = child;
        child
    }

    /// The moves made most often, one after the other, from an edge on: each made at least so often, and in at least this
    /// part of the lines that came to it.
    pub(super) fn line(&self, first: u32, least: u32, share: f32, out: &mut Vec<(Seat, M)>) {
        let mut at = first;
        loop {
            let edge = self.edge(at);
            out.push((edge.seat, edge.mv));
            if edge.child == NONE {
                return;
            }
            let most = self.edges(edge.child).max_by_key(|&edge| self.edge(edge).visits);
            let enough = |visits: u32| visits >= least && visits as f32 >= share * edge.visits as f32;
            match most.filter(|&next| enough(self.edge(next).visits)) {
                Some(next) => at = next,
                None => return,
            }
        }
    }
}
