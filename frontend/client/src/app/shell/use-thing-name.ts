import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { thingNamed } from './shell.slice';

/** Tells the breadcrumbs what the thing with this id is called. */
export const useThingName = (id: string, name: string | undefined): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (name) dispatch(thingNamed({ id, name }));
  }, [dispatch, id, name]);
};
