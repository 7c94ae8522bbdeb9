import { parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Line of the file, the header being 1. */
  line: number;
  cells: Record<string, string | undefined>;
  /** Set where the row has more cells than the header. */
  fault?: string;
}

/**
 * Rows of a CSV with a header. Cells missing at the end of a row are empty, as spreadsheets omit them, and empty lines and surplus
 * empty cells are ignored. Throws where it is no CSV at all.
 */
export function readCsv(text: string): CsvRow[] {
  const delimiter = delimiterOf(text);
  const records = parse(text, {
    bom: true,
    delimiter,
    info: true,
    recordDelimiter: ['\r\n', '\n', '\r'],
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const [header, ...rows] = records;
  if (!header) return [];
  const columns = header.record.map((name) => name.trim());
  return rows
    .map(({ record, info }) =>
      rowOf(columns, delimiter === ';' ? record.map(withPoint) : record, info.lines),
    )
    .filter(({ cells }) => Object.values(cells).some((cell) => cell));
}

/** Spreadsheets of countries that write 1,5 put semicolons between cells. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

const withPoint = (cell: string): string => cell.replace(/^(-?\d+),(\d+)$/, '$1.$2');

function rowOf(columns: string[], record: string[], line: number): CsvRow {
  const cells = Object.fromEntries(columns.map((name, i) => [name, record[i]?.trim()]));
  if (!record.slice(columns.length).some((cell) => cell.trim())) return { line, cells };
  const fault = `${record.length} cells where the header has ${columns.length}`;
  return { line, cells, fault };
}

/** A whole number from 0, or undefined. */
export const countOf = (cell: string | undefined): number | undefined =>
  cell && /^\d{1,6}(?:\.0+)?$/.test(cell) ? Number(cell) : undefined;
