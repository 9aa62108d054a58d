import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'

export const OpenApi = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})
export type OpenApi = z.infer<typeof OpenApi>

export const adminOpenApi = endpoints({
  openapi: {
    method: 'GET',
    path: '/api/admin/openapi.json',
    audience: 'admin',
    permission: 'integrations',
    says: 'Este documento: todas as chamadas, do próprio contrato.',
    reply: OpenApi,
  },
})
