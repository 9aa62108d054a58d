import type * as z from 'zod/mini'
import type { Permission } from './permissions.ts'

/**
 * Who may call: anyone; a signed-in person (who sees only their own); whoever works here, for their own account, even while the
 * back office is closed to them; or, as `admin`, whoever works here and has the permission.
 */
type Admission =
  | { readonly audience: 'anyone' | 'customer'; readonly permission?: never; readonly isSensitive?: never }
  | { readonly audience: 'team'; readonly permission?: never; readonly isSensitive?: boolean }
  | { readonly audience: 'admin'; readonly permission: Permission; readonly isSensitive?: boolean }

type Schema = z.ZodMiniType
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call, declared once and read by four: the server validates with it, the browser calls with it, forms validate
 * with its body, tests speak through it. `reply: 'file'` answers bytes instead of JSON; `files` makes the body multipart,
 * with the body schema describing its text fields. `isSensitive`: only within ten minutes of proving oneself.
 */
export type Endpoint = Admission & {
  readonly method: Method
  readonly path: `/${string}`
  /** One Portuguese sentence for the API page. */
  readonly says: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly files?: readonly string[]
  readonly reply: Schema | 'file'
}

export type EndpointTable = Readonly<Record<string, Endpoint>>

/** Says that nobody has touched the device for a while: what its screens ask on their own keeps no session alive. */
export const UNATTENDED_HEADER = 'x-unattended'

/** Keeps the literal types of a table of endpoints. */
export function endpoints<const T extends EndpointTable>(table: T): T {
  return table
}

type In<S> = S extends Schema ? z.input<S> : undefined
type Out<S> = S extends Schema ? z.output<S> : undefined

export type ParamsOf<E extends Endpoint> = Out<E['params']>
export type QueryOf<E extends Endpoint> = Out<E['query']>
export type BodyOf<E extends Endpoint> = Out<E['body']>
/** What a caller gets; `File` is the caller's own idea of bytes (a Blob in the browser). */
export type ReplyOf<E extends Endpoint, File = unknown> = E['reply'] extends Schema ? z.output<E['reply']> : File
/** What a handler returns: the reply before its schema has read it. */
export type AnswerOf<E extends Endpoint> = E['reply'] extends Schema ? z.input<E['reply']> : never

/** What a caller passes: only the parts the endpoint declares. */
export type CallInput<E extends Endpoint, File = unknown> = (E['params'] extends Schema
  ? { params: In<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { query?: In<E['query']> } : unknown) &
  (E['body'] extends Schema ? { body: In<E['body']> } : unknown) &
  (E['files'] extends readonly string[] ? { files: Partial<Record<E['files'][number], File>> } : unknown)

/** `/api/orders/:id` with `{ id }` → `/api/orders/0198…`. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
