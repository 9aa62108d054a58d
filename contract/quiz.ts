import * as z from 'zod/mini'
import { QUIZ_OBJECTIVES, QUIZ_SHAPES, QUIZ_STYLES } from '#visagism/knowledge/quiz-questions.ts'
import { endpoints } from './endpoint.ts'
import { Email, Id, line, Message, oneLine } from './fields.ts'

export const QUIZ_SOURCE = 'quiz_seu_rosto_ideal'

export const LeadName = z
  .string('Digite seu nome (mínimo 2 caracteres).')
  .check(
    oneLine,
    z.minLength(2, 'Digite seu nome (mínimo 2 caracteres).'),
    z.maxLength(120, 'Use no máximo 120 letras.'),
  )

/** Question id → value, as in `visagism/quiz-questions`. */
export const QuizAnswers = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40)))

/** Only what `visagism/quiz-head` knows is kept. */
const QuizHeadGiven = z.record(z.string().check(z.maxLength(40)), z.unknown())

export const NewLead = z.object({
  name: LeadName,
  email: Email,
  funnelSource: z._default(line(80), QUIZ_SOURCE),
  consentMarketing: z._default(z.boolean(), false),
  status: z._default(line(40), 'completed'),
  answers: z._default(QuizAnswers, {}),
  /** Absent if skipped. */
  head: z.optional(QuizHeadGiven),
  /** Absent if counting was refused. */
  runId: z.optional(Id),
})
export type NewLead = z.infer<typeof NewLead>

/** Landing to result. */
export const QUIZ_STEPS = [
  'intro',
  'faceShape',
  'jaw',
  'forehead',
  'name',
  'cheekbones',
  'faceLength',
  'style',
  'email',
  'objective',
  'result',
] as const
export type QuizStep = (typeof QUIZ_STEPS)[number]

/**
 * Nothing but the step: answers leave the device only with the e-mail, and larger bodies are refused. Late or repeated sends change
 * nothing: the furthest step counts.
 */
export const QuizRun = z.strictObject({
  runId: Id,
  step: z.enum(QUIZ_STEPS, 'Passo desconhecido.'),
})
export type QuizRun = z.infer<typeof QuizRun>

/** Links are forwarded, so it has no address. */
export const QuizResult = z.object({
  leadId: Id,
  userName: z.string(),
  /** Null if the name suggests none. */
  greeting: z.nullable(z.string()),
  answers: QuizAnswers,
  head: QuizHeadGiven,
  score: z.object({
    faceShape: z.enum(QUIZ_SHAPES),
    style: z.enum(QUIZ_STYLES),
    objective: z.enum(QUIZ_OBJECTIVES),
    totalPoints: z.int(),
  }),
  totalPoints: z.int(),
})
export type QuizResult = z.infer<typeof QuizResult>

/** Of `/seu-rosto-ideal/resultado?r=<token>`. */
export const RESULT_TOKEN_PARAM = 'r'

export const PreviewRequest = z.object({
  name: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  faceShape: z.enum(QUIZ_SHAPES, 'Formato desconhecido.'),
  style: z._default(z.enum(QUIZ_STYLES, 'Estilo desconhecido.'), 'classico'),
  objective: z._default(z.enum(QUIZ_OBJECTIVES, 'Objetivo desconhecido.'), 'sofisticacao'),
  answers: z._default(QuizAnswers, {}),
  totalPoints: z._default(z.int(), 0),
})
export type PreviewRequest = z.infer<typeof PreviewRequest>

export const quizApi = endpoints({
  generateAnalysis: {
    method: 'POST',
    path: '/api/ai/generate-analysis',
    audience: 'anyone',
    says: 'A análise gratuita do resultado do teste: sempre responde com texto.',
    body: PreviewRequest,
    reply: z.object({ analysis: z.string() }),
  },
  lead: {
    method: 'POST',
    path: '/api/leads',
    audience: 'anyone',
    says: 'Guarda quem fez o teste e as respostas. O id da resposta é o da própria passagem pelo teste.',
    body: NewLead,
    reply: z.object({ id: Id, faceShape: z.nullable(z.string()), message: z.string() }),
  },
  run: {
    method: 'POST',
    path: '/api/quiz/runs',
    audience: 'anyone',
    says: 'Guarda, sem nome e sem respostas, até onde alguém chegou no teste.',
    body: QuizRun,
    reply: z.object({ saved: z.boolean() }),
  },
  result: {
    method: 'GET',
    path: '/api/quiz/results/:token',
    audience: 'anyone',
    says: 'Reabre, em qualquer aparelho, o resultado que o e-mail levou.',
    params: z.object({ token: z.string().check(z.maxLength(100, 'Link inválido.')) }),
    reply: QuizResult,
  },
  sendResult: {
    method: 'POST',
    path: '/api/send-quiz-result',
    audience: 'anyone',
    says: 'Manda o resultado por e-mail, uma vez por pessoa. A resposta é a mesma para endereços desconhecidos.',
    body: z.object({
      email: Email,
      name: z.optional(z.string().check(z.maxLength(120, 'Use no máximo 120 letras.'))),
      faceShape: z.optional(z.string().check(z.maxLength(40))),
    }),
    reply: Message,
  },
})
