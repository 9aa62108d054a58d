import * as z from 'zod'

/** A table is cut into pieces of at most so many bytes, each a file of the archive. */
export const PIECE_BYTES = 8 * 1024 * 1024

export const Table = z.object({
  /** Quoted where it must be: `public.orders`. */
  name: z.string(),
  /** What is stored; what the database computes is computed again. */
  columns: z.array(z.string()),
  /** Sorts the rows, so that two copies of the same rows are the same bytes. */
  key: z.array(z.string()),
  /** Only these rows. */
  where: z.string(),
})
export type Table = z.infer<typeof Table>

/** First in the archive: what is needed to take the rest in. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** Names, oldest first: the rows fit the schema after the last of them. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof Manifest>

/** Last in the archive: what must have come out of it. */
export const Totals = z.object({
  /** SHA-256 of each table's rows as they were copied. */
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.number(),
  /** Names in the rows whose file was not in the store. */
  missingFiles: z.array(z.string()),
})
export type Totals = z.infer<typeof Totals>

export const rowsName = (table: string, piece: number) => `rows/${table}/${String(piece).padStart(6, '0')}`
export const fileName = (key: string) => `files/${key}`
