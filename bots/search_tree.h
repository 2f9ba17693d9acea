// The memory of a tree search: edges for moves, in one block that is reused for every choice.

#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "bots/brain.h"

namespace sidera {

inline constexpr std::uint32_t kNoEdge = 0xFFFFFFFFu;

// log2 of a positive number, by a polynomial: libraries differ in the last bit. Error below 0.01.
inline float log2_of(std::uint32_t x) {
    const int whole = static_cast<int>(std::bit_width(x)) - 1;
    const float part = static_cast<float>(x) / static_cast<float>(1u << whole) - 1.0f;
    return static_cast<float>(whole) + part * (1.3465553f - 0.3465553f * part);
}

// One move of one seat, seen from a node. A node is nothing but its list of edges; an edge stays
// out of a visit in which its option is not offered, so it counts how often it could be chosen.
struct Edge {
    OptionCode code = kNoCode;
    std::int32_t value = 0;
    Seat seat = kNoSeat;
    std::uint32_t visits = 0;
    std::uint32_t offered = 0;
    std::uint32_t next = kNoEdge;   // of the same node
    std::uint32_t child = kNoEdge;  // first edge of the node behind it
    SeatValues sum{};

    float mean(Seat of) const {
        return sum[static_cast<std::size_t>(index(of))] / static_cast<float>(visits);
    }
};

// Upper confidence bound with the number of times the edge was on offer (Cowling et al. 2012).
inline float confidence_bound(const Edge& edge, float exploration) {
    const float doubt = log2_of(edge.offered + 1) / static_cast<float>(edge.visits);
    return edge.mean(edge.seat) + exploration * std::sqrt(doubt);
}

// A list of edges is named by a link: the place where the index of its first edge stands.
class SearchTree {
  public:
    explicit SearchTree(std::size_t capacity) { edges_.reserve(capacity); }

    void clear() {
        edges_.clear();
        root_ = kNoEdge;
    }

    bool is_full() const { return edges_.size() == edges_.capacity(); }

    Edge& at(std::uint32_t edge) { return edges_[edge]; }

    const Edge& at(std::uint32_t edge) const { return edges_[edge]; }

    // First edge of the node behind `edge`; of the root for kNoEdge.
    std::uint32_t first_behind(std::uint32_t edge) const {
        return edge == kNoEdge ? root_ : edges_[edge].child;
    }

    std::uint32_t find(std::uint32_t parent, Seat seat, Choice choice) const {
        for (std::uint32_t e = first_behind(parent); e != kNoEdge; e = edges_[e].next)
            if (edges_[e].code == choice.code && edges_[e].value == choice.value &&
                edges_[e].seat == seat)
                return e;
        return kNoEdge;
    }

    // The tree must not be full.
    std::uint32_t add(std::uint32_t parent, Seat seat, Choice choice) {
        const auto added = static_cast<std::uint32_t>(edges_.size());
        edges_.push_back({.code = choice.code,
                          .value = choice.value,
                          .seat = seat,
                          .next = first_behind(parent)});
        (parent == kNoEdge ? root_ : edges_[parent].child) = added;
        return added;
    }

  private:
    std::vector<Edge> edges_;
    std::uint32_t root_ = kNoEdge;
};

}  // namespace sidera
