// Deeds with alien sheets: tokens, new aliens, powers that change hands.

#include <algorithm>

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

// A face-down power is turned up for good. CF-TIME-3: in an open window its owner has not passed
// with it, so that nobody has; also in one that waits for what happens above it.
void SheetDeeds::show_powers(Seat seat) {
    for (Frame& frame : frames())
        if (auto* window = std::get_if<WindowFrame>(&frame))
            window->passed = 0;
    for (Sheet& sheet : player(seat).sheets)
        if (sheet.hidden) {
            sheet.hidden = false;
            sheet.alien = own(seat).face_down;
            own(seat).face_down = AlienId::none;
            tell({.kind = EventKind::alien_shown, .seat = seat, .alien = sheet.alien});
        }
}

void SheetDeeds::add_tokens(Seat seat, AlienId alien, int count) {
    for (Sheet& sheet : player(seat).sheets)
        if (sheet.alien == alien) {
            sheet.tokens = static_cast<std::uint8_t>(std::max(0, sheet.tokens + count));
            tell({.kind = EventKind::tokens,
                  .seat = seat,
                  .alien = alien,
                  .count = static_cast<std::int16_t>(sheet.tokens)});
        }
}

// CF-A-GEN-7: at random from the sheets nobody has; none: there is no such alien.
template<class Fits>
AlienId SheetDeeds::draw_unused(AlienId leaving, Fits fits) {
    AlienSet taken;
    AlienSet forbidden;
    const auto has = [&](AlienId id) {
        if (id == AlienId::none)
            return;
        taken.insert(id);
        if (id != leaving)
            forbidden = forbidden | alien(id).never_with;
    };
    for (const Seat seat : everybody(pub())) {
        has(own(seat).face_down);
        if (seat == seat_at(0))
            for (const Sheet& form : pub().forms)
                has(form.alien);
        for (const Sheet& sheet : pub().players[seat].sheets)
            has(sheet.alien);
    }
    const auto candidates = [&](AlienSet without) {
        FixedVec<AlienId, kMaxAliens> list;
        for (const AlienId id : edition().aliens.without(without))
            if (fits(id) && (pub().rules.abuse_aliens || !alien(id).open_to_abuse))
                list.push_back(id);
        return list;
    };
    auto list = candidates(taken | forbidden | pub().aliens_gone);
    if (list.empty()) {
        state().pub.aliens_gone.clear();
        list = candidates(taken | forbidden);
    }
    if (list.empty())
        return AlienId::none;
    return list[below(static_cast<std::uint32_t>(list.size()), kAlienStream)];
}

// CF-A-GEN-8: only who takes a sheet for good may get one with a setup text.
AlienId SheetDeeds::draw_alien(bool for_good, AlienId leaving) {
    return draw_unused(leaving, [&](AlienId id) {
        return (for_good || !alien(id).setup_text) && !stays_put(edition(), id);
    });
}

// CM-ART-2: what stays put may lie in a row of powers, but not another row.
AlienId SheetDeeds::draw_form() {
    return draw_unused(AlienId::none, [](AlienId id) { return !alien(id).passive.has_forms; });
}

// CF-POW-5: tokens vanish, cards of the old sheet are discarded.
void SheetDeeds::discard_sheet_memory(Seat seat, AlienId of) {
    if (alien(of).passive.owns_forts)
        table_.cards.raze_forts(Planet::none, seat);
    if (alien(of).passive.plays_hoard)
        table_.cards.discard_hoard(seat);
}

// What was face down is seen when it goes.
void SheetDeeds::discard_alien(Seat seat, std::size_t at) {
    if (player(seat).sheets[at].hidden)
        show_powers(seat);
    const AlienId gone = player(seat).sheets[at].alien;
    state().pub.aliens_gone.insert(gone);
    discard_sheet_memory(seat, gone);
}

void SheetDeeds::replace_alien(Seat seat, std::size_t at, AlienId alien) {
    discard_alien(seat, at);
    Sheet& sheet = player(seat).sheets[at];
    sheet = {.alien = alien, .extra = sheet.extra, .grown = sheet.grown};
    tell({.kind = EventKind::alien_changed, .seat = seat, .alien = alien});
}

// CF-POW-5: tokens, hoard and forts go along; what is face down stays so. A power that is lent
// comes back to whom it belongs now.
void SheetDeeds::swap_sheets(Seat a, Seat b) {
    std::swap(player(a).sheets, player(b).sheets);
    std::swap(own(a).face_down, own(b).face_down);
    std::swap(own(a).hoard, own(b).hoard);
    std::swap(player(a).hoard, player(b).hoard);
    for (const Seat seat : everybody(pub()))
        for (Sheet& sheet : player(seat).sheets)
            if (sheet.lender == a || sheet.lender == b)
                sheet.lender = sheet.lender == a ? b : a;
    tell({.kind = EventKind::powers_moved, .seat = a, .other = b});
}

// What lies on a sheet goes with it. A flare of it may be on the table and come back later.
void SheetDeeds::move_hoard(Seat from, Seat to) {
    const Cards hoard = own(from).hoard;
    hoard.for_each([&](Card card, int n) {
        for (int i = 0; i < n; ++i) {
            table_.cards.remove_hoard(from, card);
            table_.cards.gain_hoard(to, card);
        }
    });
}

// For this encounter `to` has the powers of `from` instead of its own; not what is face down, and
// not what `from` has borrowed itself.
void SheetDeeds::lend_sheets(Seat from, Seat to) {
    auto& sheets = player(from).sheets;
    bool beside = false;
    for (const Sheet& sheet : sheets)
        beside = beside || (sheet.lender == kNoSeat && alien(sheet.alien).passive.beside_own);
    for (Sheet& sheet : player(to).sheets)
        sheet.suspended = !beside;
    for (std::size_t i = 0; i < sheets.size();) {
        if (sheets[i].hidden || sheets[i].copied || sheets[i].form || sheets[i].lender != kNoSeat ||
            player(to).sheets.full() || stays_put(edition(), sheets[i].alien)) {
            ++i;
            continue;
        }
        Sheet lent = sheets[i];
        lent.lender = from;
        lent.lent_inside = pub().encounters.size() > 1;
        if (alien(lent.alien).passive.plays_hoard)
            move_hoard(from, to);
        player(to).sheets.push_back(lent);
        sheets.erase_at(i);
    }
    tell({.kind = EventKind::powers_moved, .seat = to, .other = from});
}

void SheetDeeds::borrow_power(Seat seat, AlienId id) {
    auto& sheets = player(seat).sheets;
    if (sheets.full())
        return;
    sheets.push_back({.alien = id, .lent_inside = pub().encounters.size() > 1, .copied = true});
    tell({.kind = EventKind::alien_changed, .seat = seat, .alien = id});
}

void SheetDeeds::command_power(Seat seat, bool use) {
    (use ? enc().must_use : enc().must_not_use).insert(seat);
    (use ? enc().must_not_use : enc().must_use).erase(seat);
}

void SheetDeeds::shift_forms(int steps) {
    state().pub.form_shift = static_cast<std::int8_t>(state().pub.form_shift + steps);
    state().secret.touched.players = true;
}

// CM-A-PENTAFORM-1: with n foreign bases it has the power number n + 1; what a power remembers
// waits in the row.
void SheetDeeds::settle_forms() {
    auto& forms = state().pub.forms;
    if (forms.empty())
        return;
    const auto has_forms = [](const Sheet& sheet) { return alien(sheet.alien).passive.has_forms; };
    for (const Seat seat : everybody(pub())) {
        const auto& lying = pub().players[seat].sheets;
        if (std::none_of(lying.begin(), lying.end(), has_forms))
            continue;
        const int last = static_cast<int>(forms.size()) - 1;
        const int stage = std::clamp(foreign_colonies(pub(), seat) + pub().form_shift, 0, last);
        const Sheet& wanted = forms[static_cast<std::size_t>(stage)];
        auto& sheets = player(seat).sheets;
        for (std::size_t i = sheets.size(); i > 0; --i)
            if (sheets[i - 1].form && sheets[i - 1].alien != wanted.alien) {
                for (Sheet& form : forms)
                    if (form.alien == sheets[i - 1].alien)
                        form = sheets[i - 1];
                sheets.erase_at(i - 1);
            }
        if (std::any_of(sheets.begin(), sheets.end(), [](const Sheet& s) { return s.form; }) ||
            sheets.full())
            continue;
        sheets.push_back(wanted);
        tell({.kind = EventKind::alien_changed, .seat = seat, .alien = wanted.alien});
    }
}

void SheetDeeds::copy_power(Seat from, std::size_t at, Seat to) {
    const AlienId id = pub().players[from].sheets[at].alien;
    auto& sheets = player(to).sheets;
    if (sheets.full())
        return;
    sheets.push_back({.alien = id, .lent_inside = pub().encounters.size() > 1, .copied = true});
    tell({.kind = EventKind::power_copied, .seat = to, .other = from, .alien = id});
}

// What was lent for the encounter that ends, and what was copied for it.
void SheetDeeds::return_lent() {
    for (const Seat seat : everybody(pub())) {
        auto& sheets = player(seat).sheets;
        for (std::size_t i = 0; i < sheets.size();) {
            if (sheets[i].copied && sheets[i].lent_inside == (pub().encounters.size() > 1)) {
                player(seat);
                sheets.erase_at(i);
                continue;
            }
            if (sheets[i].lender == kNoSeat ||
                sheets[i].lent_inside != (pub().encounters.size() > 1)) {
                ++i;
                continue;
            }
            Sheet back = sheets[i];
            const Seat owner = back.lender;
            back.lender = kNoSeat;
            back.lent_inside = false;
            sheets.erase_at(i);
            player(owner).sheets.push_back(back);
            if (alien(back.alien).passive.plays_hoard)
                move_hoard(seat, owner);
            for (Sheet& own_sheet : sheets)
                own_sheet.suspended = false;
            tell({.kind = EventKind::powers_moved, .seat = owner, .other = seat});
        }
    }
}

// CF-POW-1 to CF-POW-3: told, and answered, as soon as the next thing happens. CF-RESP-6: several
// are answered in timing order.
void SheetDeeds::settle_powers() {
    if (!std::exchange(state().secret.touched.players, false))
        return;
    settle_forms();
    state().secret.touched.players = false;
    SeatSet lost;
    for (const Seat seat : everybody(pub())) {
        const bool on = power_active(pub(), seat);
        if (on == pub().players[seat].power_on)
            continue;
        player(seat).power_on = on;
        tell({.kind = on ? EventKind::power_regained : EventKind::power_lost, .seat = seat});
        if (!on)
            lost.insert(seat);
    }
    if (lost.empty() || !has_encounter(pub()))
        return;
    const auto& order = encounter().order;
    for (std::size_t i = order.size(); i > 0; --i)
        if (lost.has(order[i - 1]))
            window(Moment::power_lost, false, everybody(pub()), order[i - 1]);
}

void SheetDeeds::zap_hoard(Seat seat) {
    for (Sheet& sheet : player(seat).sheets)
        if (alien(sheet.alien).passive.plays_hoard) {
            sheet.zapped = true;
            tell({.kind = EventKind::power_zapped, .seat = seat, .alien = sheet.alien});
        }
}

void SheetDeeds::count_as_used(Seat seat, std::size_t at, int slot) {
    Sheet& sheet = player(seat).sheets[at];
    sheet.used = static_cast<std::uint8_t>(sheet.used | 1u << slot);
}

// What a borrowed sheet has gone back cannot be zapped any more; the use can.
void SheetDeeds::zap(Seat seat, std::size_t at, AlienId alien) {
    auto& sheets = player(seat).sheets;
    if (at < sheets.size())
        sheets[at].zapped = true;
    tell({.kind = EventKind::power_zapped, .seat = seat, .alien = alien});
}

void SheetDeeds::add_alien(Seat seat, const Sheet& sheet) {
    player(seat).sheets.push_back(sheet);
    tell({.kind = EventKind::alien_changed, .seat = seat, .alien = sheet.alien});
}

}  // namespace sidera::cosmic
