import * as z from 'zod/mini'
import { orderFilters } from './orders.ts'
import { Search } from './page.ts'
import { Role } from '../auth.ts'
import { endpoints } from '../endpoint.ts'

export const EXPORT_LISTS = ['orders', 'users', 'ratings', 'forms'] as const
export const ExportList = z.enum(EXPORT_LISTS, 'Esta lista não se exporta.')
export type ExportList = z.infer<typeof ExportList>

export const ExportQuery = z.object({
  search: z.optional(Search),
  ...orderFilters,
  role: z.optional(Role),
  stars: z.optional(z.enum(['1', '2', '3', '4', '5'])),
  voice: z.optional(z.enum(['allowed', 'published'])),
})

export const adminExportApi = endpoints({
  exportList: {
    method: 'GET',
    path: '/api/admin/export/:list',
    audience: 'admin',
    permission: 'exports',
    isSensitive: true,
    says: 'A lista inteira, com os filtros, como CSV escrito enquanto é baixado.',
    params: z.object({ list: ExportList }),
    query: ExportQuery,
    reply: 'file',
  },
})
