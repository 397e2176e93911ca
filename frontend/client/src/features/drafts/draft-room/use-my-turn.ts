import { useEffect, useRef } from 'react';
import { pickLabel, teamOf, type RoomFacts, type Standing } from './model/room-facts';
import { roomSettings } from './settings/room-settings';
import { allowSounds, play } from './settings/sounds';

const titleOf = (facts: RoomFacts, standing: Standing): string => {
  const { room } = facts;
  const { turn, status, leagueName } = room;
  if (standing === 'my_turn' && turn) return `● Your pick — ${teamOf(facts, turn.teamId).name}`;
  if (status === 'paused') return `Paused · ${leagueName}`;
  if (status === 'completed' || status === 'published') return `Draft complete · ${leagueName}`;
  if (status !== 'live' || !turn) return `Draft room · ${leagueName}`;
  const team = teamOf(facts, turn.teamId).name;
  return `${standing === 'on_deck' ? 'You are next · ' : ''}${pickLabel(turn)} · ${team} · ${leagueName}`;
};

/** The title of the tab and the sound of my turn, in the same moment in which the page shows it. */
export const useMyTurn = (facts: RoomFacts, standing: Standing): void => {
  const title = titleOf(facts, standing);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const heard = useRef<string | null>(null);
  const pickNo = facts.room.turn?.pickNo ?? 0;
  useEffect(() => {
    const calls = standing === 'my_turn' || standing === 'on_deck';
    const now = calls ? `${standing} ${standing === 'my_turn' ? pickNo : ''}` : null;
    const before = heard.current;
    heard.current = now;
    if (calls && now !== before && roomSettings().sound) play(standing);
  }, [standing, pickNo]);

  useEffect(() => {
    // A sound chosen on an earlier visit may play after the first click or key of this one.
    const allow = (): void => {
      if (roomSettings().sound) allowSounds();
    };
    window.addEventListener('pointerdown', allow);
    window.addEventListener('keydown', allow);
    return () => {
      window.removeEventListener('pointerdown', allow);
      window.removeEventListener('keydown', allow);
    };
  }, []);
};
