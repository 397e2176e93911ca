import type { InputHTMLAttributes, Ref } from 'react';
import { SearchRounded } from '../icons/search-rounded';
import './field.css';

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  readonly ref?: Ref<HTMLInputElement>;
  /** What it searches, as 'Search players'. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** Narrows a list down while one types. */
export const SearchField = ({ label, onSearch, className = '', ...rest }: SearchFieldProps) => (
  <div className={`search-field ${className}`.trimEnd()}>
    <SearchRounded fontSize="small" />
    <input
      {...rest}
      type="search"
      aria-label={label}
      placeholder={label}
      className="field"
      onChange={({ target }) => onSearch(target.value)}
    />
  </div>
);
