import type { ImportRowIssue } from '@fieldhouse/api-contract';

const LISTED = 500;

/** What could not be used, in the order of the rows: the first rows' as they are, the others' counted. */
export class Issues {
  private readonly first: ImportRowIssue[] = [];
  private count = 0;

  add(issue: ImportRowIssue): void {
    this.count += 1;
    if (this.first.length < LISTED) this.first.push(issue);
  }

  listed(): ImportRowIssue[] {
    return [...this.first].sort((a, b) => a.row - b.row);
  }

  /** How many more there are. */
  unlisted(): number {
    return this.count - this.first.length;
  }
}
