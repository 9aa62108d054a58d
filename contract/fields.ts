import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { emailProblem, readEmail } from './email-address.ts'
import { wellFormed } from './well-formed.ts'

/** Ids are UUIDs (version 7): sortable by time, revealing no count. */
export const Id = z.uuid('Identificador inválido.')
export const IsoDateTime = z.iso.datetime({ offset: true, error: 'Data inválida.' })

const isRead = z.refine<string>((typed) => emailProblem(typed) === null, {
  error: ({ input }) => (typeof input === 'string' && emailProblem(input)) || 'Digite um e-mail válido.',
})
const asAccount = z.overwrite<string>((typed) => readEmail(typed).address ?? typed)

/** One plain mailbox, lower-cased, without what copying leaves around it: one address is one account. */
export const Email = z.string('Informe o e-mail.').check(isRead, asAccount)

/** For one-line fields: control characters become spaces, runs of space one. */
export const oneLine = z.overwrite<string>((s) =>
  s
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
)

/** A short line of a program's making: a source, a campaign. */
export const line = (max: number) => z.string().check(oneLine, z.maxLength(max, `Use no máximo ${max} letras.`))

/** The database takes no NUL. */
const storable = z.overwrite<string>((s) => wellFormed(s.replaceAll('\0', '')))

/** A person's name as they write it. */
export const PersonName = z
  .string('Informe o nome completo.')
  .check(oneLine, z.minLength(2, 'Informe o nome completo.'), z.maxLength(120, 'Use no máximo 120 letras.'))

export const Message = z.object({ message: z.string() })
export type Message = z.infer<typeof Message>

/** Free text: trimmed, never longer than `max` characters. */
export const text = (max: number) =>
  z.string('Escreva um texto.').check(storable, z.trim(), z.maxLength(max, `Use no máximo ${max} letras.`))

/** Text that must say something. */
export const requiredText = (max: number, missing: string) =>
  z.string(missing).check(storable, z.trim(), z.minLength(1, missing), z.maxLength(max, `Use no máximo ${max} letras.`))

/** For fields that must never make a call fail: one that cannot be read counts as empty. */
export const dropped = (schema: z.ZodMiniType<string, string>) => z.optional(orElse(schema, ''))
