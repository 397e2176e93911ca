import { DomainError } from '@fieldhouse/kernel';

/** Why a file cannot be imported at all; what is wrong with single rows are issues of the preview. */
export type ImportFileErrorCode =
  | 'file_empty'
  | 'file_is_not_text'
  | 'file_is_a_workbook'
  | 'file_header_missing'
  | 'file_quotes_broken'
  | 'file_has_too_many_rows'
  | 'file_has_too_many_columns'
  | 'file_has_a_long_cell'
  | 'file_takes_too_long'
  | 'imports_are_busy'
  | 'import_under_way'
  | 'mapping_unknown_column'
  | 'mapping_field_twice'
  | 'mapping_names_missing';
export class ImportFileError extends DomainError<ImportFileErrorCode> {}
