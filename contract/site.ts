import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Email, Message, oneLine, requiredText } from './fields.ts'

export const MESSAGE_MAX_LETTERS = 5000

/** Names from the specification. */
export const ContactForm = z.object({
  nome: z
    .string('Diga como podemos chamar você.')
    .check(oneLine, z.minLength(1, 'Diga como podemos chamar você.'), z.maxLength(120, 'Use no máximo 120 letras.')),
  email: Email,
  assunto: requiredText(150, 'Escreva o assunto em poucas palavras.'),
  mensagem: requiredText(MESSAGE_MAX_LETTERS, 'Escreva a sua mensagem.'),
})
export type ContactForm = z.infer<typeof ContactForm>

export const siteApi = endpoints({
  contact: {
    method: 'POST',
    path: '/api/contact',
    audience: 'anyone',
    says: 'Guarda uma mensagem da página de contato e a envia por e-mail ao atendimento.',
    body: ContactForm,
    reply: Message,
  },
})
