import { playerLevels, type PlayedSportsBody, type PlayedSportView } from '@fieldhouse/api-contract';
import { positionName, sportName, type Catalogue } from '../../../shared/sports/use-catalogue';

/** '6 · Intermediate'; the band alone where the level is not shown. */
export const levelWord = (level: number | null, band?: string | null): string | null => {
  const known = playerLevels.find((one) => one.level === level);
  return known ? `${known.level} · ${known.band}` : (band ?? null);
};

/** 'Softball: Pitcher, Shortstop · 6 · Intermediate · looking for a team'. */
export const sportLine = (catalogue: Catalogue | null, played: PlayedSportView): string => {
  const { sport, positions, level, lookingForTeam, willingToSub } = played;
  const parts = [
    positions.map((code) => positionName(catalogue, sport, code)).join(', '),
    levelWord(level),
    lookingForTeam ? 'looking for a team' : null,
    willingToSub ? 'willing to sub' : null,
  ].filter(Boolean);
  return [sportName(catalogue, sport), parts.join(' · ')].filter(Boolean).join(': ');
};

/** The sports that stand saved, where they differ from what was typed. */
export const changedSports =
  (catalogue: Catalogue | null) =>
  (newer: PlayedSportsBody, typed: PlayedSportsBody): readonly string[] => {
    const own = new Set(typed.sports.map((one) => sportLine(catalogue, one)));
    const lines = newer.sports.map((one) => sportLine(catalogue, one)).filter((line) => !own.has(line));
    const gone = typed.sports
      .filter(({ sport }) => !newer.sports.some((one) => one.sport === sport))
      .map(({ sport }) => `${sportName(catalogue, sport)}: not there`);
    return [...lines, ...gone];
  };
