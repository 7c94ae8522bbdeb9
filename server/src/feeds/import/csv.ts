import { parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Line of the file, the header being 1. */
  line: number;
  cells: Record<string, string | undefined>;
  /** Set where the row has not as many cells as the header. */
  fault?: string;
}

/** Rows of a CSV with a header; empty lines, and empty cells at a row's end, are nothing. Throws where it is no CSV at all. */
export function readCsv(text: string): CsvRow[] {
  const delimiter = delimiterOf(text);
  const records = parse(text, {
    bom: true,
    delimiter,
    info: true,
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
  const [header = ''] = text.split('\n', 1);
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

const withPoint = (cell: string): string => cell.replace(/^(-?\d+),(\d+)$/, '$1.$2');

function rowOf(columns: string[], record: string[], line: number): CsvRow {
  const cells = Object.fromEntries(columns.map((name, i) => [name, record[i]?.trim()]));
  const surplus = record.slice(columns.length).some((cell) => cell.trim());
  if (!surplus && record.length >= columns.length) return { line, cells };
  const fault = `${record.length} cells where the header has ${columns.length}`;
  return { line, cells, fault };
}

/** A whole number from 0, or undefined. */
export const countOf = (cell: string | undefined): number | undefined =>
  cell && /^\d{1,6}(?:\.0+)?$/.test(cell) ? Number(cell) : undefined;
