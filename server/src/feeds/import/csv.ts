import { parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Line of the file; the header is line 1. */
  line: number;
  cells: Record<string, string | undefined>;
  /** Set if the row has more cells than the header. */
  fault?: string;
}

/**
 * Reads a CSV with a header. Missing cells at the end of a row are empty, as spreadsheets omit them; empty lines and surplus
 * empty cells are ignored.
 * @throws if the text is not CSV
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

/** Spreadsheets of countries with a decimal comma separate cells by semicolons. */
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

/** A non-negative integer, or undefined. */
export const countOf = (cell: string | undefined): number | undefined =>
  cell && /^\d{1,6}(?:\.0+)?$/.test(cell) ? Number(cell) : undefined;
