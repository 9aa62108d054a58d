import type * as z from 'zod/mini'
import type { Permission } from './permissions.ts'

/**
 * `customer`: any signed-in person, for their own data; `team`: staff, even while the back office is closed to them; `admin`: staff with
 * the permission.
 */
type Admission =
  | { readonly audience: 'anyone' | 'customer'; readonly permission?: never; readonly isSensitive?: never }
  | { readonly audience: 'team'; readonly permission?: never; readonly isSensitive?: boolean }
  | { readonly audience: 'admin'; readonly permission: Permission; readonly isSensitive?: boolean }

type Schema = z.ZodMiniType
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Shared by server, browser, forms and tests. `reply: 'file'`: bytes. `files`: a multipart body, with `body` for its text fields.
 * `isSensitive`: only within ten minutes of re-authentication.
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

/** Set on an idle device: its requests do not extend the session. */
export const UNATTENDED_HEADER = 'x-unattended'

/** Keeps literal types. */
export function endpoints<const T extends EndpointTable>(table: T): T {
  return table
}

type In<S> = S extends Schema ? z.input<S> : undefined
type Out<S> = S extends Schema ? z.output<S> : undefined

export type ParamsOf<E extends Endpoint> = Out<E['params']>
export type QueryOf<E extends Endpoint> = Out<E['query']>
export type BodyOf<E extends Endpoint> = Out<E['body']>
/** `File`: the caller's type of bytes (a Blob in the browser). */
export type ReplyOf<E extends Endpoint, File = unknown> = E['reply'] extends Schema ? z.output<E['reply']> : File
/** The handler's result, before parsing. */
export type AnswerOf<E extends Endpoint> = E['reply'] extends Schema ? z.input<E['reply']> : never

/** Only the parts that the endpoint declares. */
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
