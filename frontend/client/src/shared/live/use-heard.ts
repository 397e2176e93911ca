import { useEffect, useRef } from 'react';
import { openConnection } from './open-connection';

/** Hears what the server tells this person, for as long as it is shown; without the connection's code, nothing. */
export const useHeard = <Body>(message: string, hear: (body: Body) => void): void => {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  }, [hear]);
  useEffect(() => {
    let ended = false;
    let end = (): void => {
      ended = true;
    };
    openConnection().then(
      (connection) => {
        if (!ended) end = connection.on<Body>(message, (body) => latest.current(body));
      },
      () => undefined,
    );
    return () => end();
  }, [message]);
};
