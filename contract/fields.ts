import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { emailProblem, readEmail } from './email-address.ts'
import { wellFormed } from './well-formed.ts'

/** UUID version 7: sortable by time, reveals no count. */
export const Id = z.uuid('Identificador inválido.')
export const IsoDateTime = z.iso.datetime({ offset: true, error: 'Data inválida.' })

const isRead = z.refine<string>((typed) => emailProblem(typed) === null, {
  error: ({ input }) => (typeof input === 'string' && emailProblem(input)) || 'Digite um e-mail válido.',
})
const asAccount = z.overwrite<string>((typed) => readEmail(typed).address ?? typed)

/** One mailbox per account. */
export const Email = z.string('Informe o e-mail.').check(isRead, asAccount)

/** Control characters and runs of spaces become one space. */
export const oneLine = z.overwrite<string>((s) =>
  s
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
)

/** Made by a program: a source, a campaign. */
export const line = (max: number) => z.string().check(oneLine, z.maxLength(max, `Use no máximo ${max} letras.`))

/** PostgreSQL stores no NUL. */
const storable = z.overwrite<string>((s) => wellFormed(s.replaceAll('\0', '')))

export const PersonName = z
  .string('Informe o nome completo.')
  .check(oneLine, z.minLength(2, 'Informe o nome completo.'), z.maxLength(120, 'Use no máximo 120 letras.'))

export const Message = z.object({ message: z.string() })
export type Message = z.infer<typeof Message>

export const text = (max: number) =>
  z.string('Escreva um texto.').check(storable, z.trim(), z.maxLength(max, `Use no máximo ${max} letras.`))

export const requiredText = (max: number, missing: string) =>
  z.string(missing).check(storable, z.trim(), z.minLength(1, missing), z.maxLength(max, `Use no máximo ${max} letras.`))

/** For fields that must never fail a request: invalid counts as empty. */
export const dropped = (schema: z.ZodMiniType<string, string>) => z.optional(orElse(schema, ''))
