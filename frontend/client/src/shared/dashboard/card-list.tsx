import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Row, Rows } from '../ui/rows';
import { Section } from '../ui/section';

const MOST = 6;

type CardListProps<Thing> = {
  readonly title: string;
  /** Where all of them are. */
  readonly all: { readonly to: string; readonly label: string };
  readonly things: readonly Thing[];
  readonly rowOf: (thing: Thing) => {
    readonly id: string;
    readonly to: string;
    readonly name: ReactNode;
    readonly note: string;
    /** How it stands. */
    readonly chip: ReactNode;
  };
};

/** A card of the dashboard that leads to the first of some things, and to all of them. */
export const CardList = <Thing,>({ title, all, things, rowOf }: CardListProps<Thing>) => (
  <Section
    title={title}
    actions={
      <Link to={all.to} className="link">
        {all.label}
      </Link>
    }
  >
    <Rows>
      {things
        .slice(0, MOST)
        .map(rowOf)
        .map(({ id, to, name, note, chip }) => (
          <Row
            key={id}
            title={
              <Link to={to} className="link link-plain">
                {name}
              </Link>
            }
            note={note}
          >
            {chip}
          </Row>
        ))}
    </Rows>
  </Section>
);
