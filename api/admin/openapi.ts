import * as z from 'zod/mini'
import { adminAnalyticsApi } from '#contract/admin/analytics.ts'
import { adminDeskApi } from '#contract/admin/desk.ts'
import { adminExportApi } from '#contract/admin/export.ts'
import { adminHealthApi } from '#contract/admin/health.ts'
import { adminIntegrationsApi } from '#contract/admin/integrations.ts'
import { adminLogsApi } from '#contract/admin/logs.ts'
import { adminNotificationsApi } from '#contract/admin/notifications.ts'
import { adminOpenApi, type OpenApi } from '#contract/admin/openapi.ts'
import { adminRecordsApi } from '#contract/admin/records.ts'
import { adminUsersApi } from '#contract/admin/users.ts'
import { adminApi } from '#contract/admin/orders.ts'
import { authApi, CONFIRMED_MINUTES } from '#contract/auth.ts'
import { blogApi } from '#contract/blog.ts'
import { checkoutApi } from '#contract/checkout/checkout.ts'
import { configApi } from '#contract/config.ts'
import { consentApi } from '#contract/consent.ts'
import { unsubscribeApi } from '#contract/mail.ts'
import { privacyApi } from '#contract/privacy.ts'
import { pushApi } from '#contract/push.ts'
import { siteApi } from '#contract/site.ts'
import { trackingApi } from '#contract/tracking.ts'
import { adminBlogApi } from '#contract/admin/blog.ts'
import { accountApi } from '#contract/account.ts'
import { adminOnPhotoApi } from '#contract/admin/on-photo.ts'
import { adminFactsApi } from '#contract/admin/facts.ts'
import { adminSaidApi } from '#contract/admin/said.ts'
import { adminChoicesApi } from '#contract/admin/choices.ts'
import { adminSeasonApi } from '#contract/admin/season.ts'
import { adminSuppressionsApi } from '#contract/admin/suppressions.ts'
import { BRAND } from '#contract/brand.ts'
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts'
import { marketingApi } from '#contract/marketing.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { faceApi } from '#contract/face/calls.ts'
import { adminFaceApi } from '#contract/face/desk-calls.ts'
import { onboardingApi } from '#contract/onboarding.ts'
import { ordersApi } from '#contract/orders.ts'
import { photoRequestApi } from '#contract/photo-request.ts'
import { problems } from '#contract/problem.ts'
import { quizApi } from '#contract/quiz.ts'
import { ratingsApi } from '#contract/ratings.ts'
import { readingApi } from '#contract/reader/reading.ts'
import { reportsApi } from '#contract/reports.ts'
import { salonCardApi } from '#contract/reader/salon-card.ts'

/** Tag → table. */
export const CONTRACT_TABLES: Readonly<Record<string, EndpointTable>> = {
  'Administração: pedidos': adminApi,
  'Administração: mesa de análise': adminDeskApi,
  'Administração: rosto': adminFaceApi,
  'Administração: estação': adminSeasonApi,
  'Administração: trocas': adminChoicesApi,
  'Administração: fatos': adminFactsApi,
  'Administração: o que se diz na mesa': adminSaidApi,
  'Administração: corte na foto': adminOnPhotoApi,
  'Administração: usuários': adminUsersApi,
  'Administração: registros': adminRecordsApi,
  'Administração: notificações': adminNotificationsApi,
  'Administração: números': adminAnalyticsApi,
  'Administração: saúde': adminHealthApi,
  'Administração: integrações': adminIntegrationsApi,
  'Administração: logs': adminLogsApi,
  'Administração: planilhas': adminExportApi,
  'Administração: documentação': adminOpenApi,
  'Administração: artigos': adminBlogApi,
  Conta: accountApi,
  'Administração: quem saiu da lista': adminSuppressionsApi,
  Entrada: authApi,
  Pedidos: ordersApi,
  Formulário: onboardingApi,
  Rosto: faceApi,
  'Fotos por outro celular': photoRequestApi,
  Relatórios: reportsApi,
  'Leitura do relatório': readingApi,
  'Cartão do salão': salonCardApi,
  Avaliações: ratingsApi,
  Notificações: notificationsApi,
  Teste: quizApi,
  'Contadores do site': marketingApi,
  Blog: blogApi,
  Compra: checkoutApi,
  Configuração: configApi,
  Consentimento: consentApi,
  'E-mail': unsubscribeApi,
  Privacidade: privacyApi,
  'Avisos no aparelho': pushApi,
  Site: siteApi,
  Medição: trackingApi,
}

type Json = Record<string, unknown>

/** The provider defines and signs this body. */
const WEBHOOK = {
  '/api/webhooks/kiwify': {
    post: {
      tags: ['Pagamentos'],
      summary:
        'Recebe os avisos da Kiwify. A assinatura HMAC-SHA1 do corpo bruto vai em `signature`, na consulta ou num cabeçalho.',
      'x-audience': 'anyone',
      security: [],
      parameters: [{ name: 'signature', in: 'query', required: false, schema: { type: 'string' } }],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      responses: {
        200: { description: 'Guardado; é aplicado por uma tarefa. Repetir não muda nada.' },
        401: { description: problems['signature-wrong'].text },
      },
    },
  },
} as const

let written: OpenApi | undefined

/** OpenAPI 3.1, generated from the contract once per process. */
export function readOpenApi(): OpenApi {
  written ??= {
    openapi: '3.1.0',
    info: { title: `${BRAND.name}: chamadas`, version: '1' },
    paths: { ...pathsOf(), ...WEBHOOK },
  }
  return written
}

function pathsOf(): OpenApi['paths'] {
  const paths: Record<string, Json> = {}
  for (const [tag, table] of Object.entries(CONTRACT_TABLES))
    for (const endpoint of Object.values(table)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, tag) }
    }
  return paths
}

/** What JSON Schema cannot express (a transform, a file) stays open. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function operationOf(endpoint: Endpoint, tag: string): Json {
  return {
    tags: [tag],
    summary: endpoint.says,
    'x-audience': endpoint.audience,
    ...(endpoint.permission ? { 'x-permission': endpoint.permission } : {}),
    ...(endpoint.isSensitive ? { 'x-confirmed': `${CONFIRMED_MINUTES} min` } : {}),
    ...(endpoint.audience === 'anyone' ? { security: [] } : {}),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...bodyOf(endpoint),
    responses: {
      200: { description: 'A resposta.', content: answerOf(endpoint) },
      ...(endpoint.audience === 'anyone' ? {} : { 401: { description: problems.unauthenticated.text } }),
      ...(endpoint.audience === 'admin' || endpoint.audience === 'team'
        ? { 403: { description: problems.forbidden.text } }
        : {}),
      ...(endpoint.body || endpoint.query || endpoint.params ? { 422: { description: problems.invalid.text } } : {}),
    },
  }
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function bodyOf({ body, files }: Endpoint): Json {
  if (files) {
    const properties = Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }]))
    return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } } }
  }
  return body ? { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } } : {}
}

function answerOf({ reply }: Endpoint): Json {
  if (reply === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: schemaOf(reply, 'output') } }
}
