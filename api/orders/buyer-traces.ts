import type { Prisma } from '../platform/db.ts'

/** Providers' names of personal fields. */
const PERSONAL =
  /^(customer|buyer|client|comprador|cliente|student)$|(^|_)(e?mail|full_?name|first_?name|last_?name|name|mobile|phone|celular|telefone|instagram|document|cpf|cnpj|birth\w*|ip|address|street|city|state|zip\w*|neighborhood)$/i
/** Matching names without personal data. */
const IMPERSONAL = /^(product_?name|plan_?name|payment_?method_?name)$/i

/** Removes the buyer; payment, time and order remain. */
export function withoutBuyer(payload: Prisma.JsonValue): Prisma.InputJsonValue {
  return strip(payload) ?? {}
}

function strip(value: Prisma.JsonValue): Prisma.InputJsonValue | null {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => strip(item))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !PERSONAL.test(key) || IMPERSONAL.test(key))
      .map(([key, item]) => [key, strip(item ?? null)]),
  )
}
