import * as z from 'zod'

/** Per piece of a table, a file of the archive. */
export const PIECE_BYTES = 8 * 1024 * 1024

export const Table = z.object({
  /** Quoted if necessary: `public.orders`. */
  name: z.string(),
  /** Without generated columns. */
  columns: z.array(z.string()),
  /** Sort key: equal rows give equal bytes. */
  key: z.array(z.string()),
  /** SQL condition of the copied rows. */
  where: z.string(),
})
export type Table = z.infer<typeof Table>

/** The first file of an archive. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** Oldest first: the rows fit the last one. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof Manifest>

/** Last in the archive: what the restore must match. */
export const Totals = z.object({
  /** SHA-256 of each table's rows. */
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.number(),
  /** Files named in rows, but missing in the store. */
  missingFiles: z.array(z.string()),
})
export type Totals = z.infer<typeof Totals>

export const rowsName = (table: string, piece: number) => `rows/${table}/${String(piece).padStart(6, '0')}`
export const fileName = (key: string) => `files/${key}`
