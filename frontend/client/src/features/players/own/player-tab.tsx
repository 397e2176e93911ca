import type { OwnPlayerView } from '@fieldhouse/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { UnsavedGuard } from '../../../shared/ui/unsaved-guard';
import { AboutSection } from '../about/about-section';
import { playersApi } from '../api/players.api';
import { AvailabilitySection } from '../availability/availability-section';
import { PhotoSection } from '../photo/photo-section';
import { PrivacySection } from '../privacy/privacy-section';
import { SportsSection } from '../sports/sports-section';
import { CardHead } from './card-head';

/** The own player card, one section for each thing, each saved by itself. */
export const PlayerTab = () => {
  const { data, error, refetch } = playersApi.useOwnPlayerQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (!data && error)
    return (
      <ErrorBlock what="Your player card could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <FormSkeleton fields={5} />;
  return <Sections player={data} />;
};

const Sections = ({ player }: { readonly player: OwnPlayerView }) => {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const onDirty = useCallback((id: string, dirty: boolean): void => {
    setUnsaved((now) => {
      if (now.has(id) === dirty) return now;
      const others = [...now].filter((one) => one !== id);
      return new Set(dirty ? [...others, id] : others);
    });
  }, []);
  useHashFocus();
  const part = { player, onDirty } as const;
  return (
    <>
      <UnsavedGuard dirty={unsaved.size > 0} />
      <CardHead player={player} />
      <PhotoSection {...part} />
      <AboutSection {...part} />
      <SportsSection {...part} />
      <AvailabilitySection {...part} />
      <PrivacySection {...part} />
    </>
  );
};

/** A link such as `#sports` leads to its section, for eyes and for the keyboard. */
const useHashFocus = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash.slice(1));
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash, key]);
};
