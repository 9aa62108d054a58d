/**
 * A development server's administrator, blog, and a buyer whose order awaits its form. Runs at every start; the supervisor shows the JSON
 * it prints. Does nothing in production.
 */
import { randomBytes } from 'node:crypto'
import { importArticles } from '#api/blog/import-articles.ts'
import { hashPassword, passwordMatches } from '#api/auth/secrets.ts'
import { mintAccessLink } from '#api/auth/mailed-links.ts'
import { db } from '#api/platform/db.ts'
import { ensureLocalSecrets, env, keepLocalSecret } from '#api/platform/env.ts'
import { saveLead } from '#api/quiz/leads.ts'
import { ACCESS_LINK_LIFE_HOURS } from '#contract/auth.ts'
import { PRICE_CENTS } from '#contract/offer.ts'

const BUYER_EMAIL = 'marina@exemplo.com.br'

/** The password is null once changed. */
async function seedAdministrator(): Promise<{ adminEmail: string; adminPassword: string | null }> {
  const password =
    ensureLocalSecrets(env.DATA_DIR)['ADMIN_PASSWORD'] ??
    keepLocalSecret(env.DATA_DIR, 'ADMIN_PASSWORD', randomBytes(9).toString('base64url'))
  const known = await db.user.findFirst({ where: { role: 'admin', erasedAt: null }, orderBy: { createdAt: 'asc' } })
  if (known)
    return {
      adminEmail: known.email,
      adminPassword: (await passwordMatches(known.passwordHash, password)) ? password : null,
    }
  await db.user.create({
    data: {
      email: env.ADMIN_EMAIL,
      fullName: 'Administração',
      role: 'admin',
      staffRole: 'dono',
      passwordHash: await hashPassword(password),
    },
  })
  return { adminEmail: env.ADMIN_EMAIL, adminPassword: password }
}

async function seedBuyer(): Promise<string> {
  const buyer = await db.user.upsert({
    where: { email: BUYER_EMAIL },
    create: { email: BUYER_EMAIL, fullName: 'Marina Albuquerque', phone: '+5511987654321' },
    update: {},
  })
  const order = await db.order.findFirst({ where: { userId: buyer.id } })
  const { id } =
    order ?? (await db.order.create({ data: { userId: buyer.id, amountCents: PRICE_CENTS, paymentMethod: 'pix' } }))
  if (!order) {
    const answers = {
      faceShape: 'coracao',
      jaw: 'suave',
      forehead: 'maior',
      cheekbones: 'moderadas',
      faceLength: 'medio',
      style: 'classico',
      objective: 'sofisticacao',
    }
    await saveLead(
      {
        name: 'Marina',
        email: BUYER_EMAIL,
        funnelSource: 'exemplo',
        consentMarketing: false,
        status: 'completed',
        answers,
      },
      { ip: '127.0.0.1', userAgent: null },
    )
  }
  const token = await mintAccessLink(buyer.id, BUYER_EMAIL, id, ACCESS_LINK_LIFE_HOURS)
  return `${env.appUrl}/auth/entrar#token=${token}`
}

if (!env.isProduction) {
  const administrator = await seedAdministrator()
  await importArticles()
  console.log(JSON.stringify({ ...administrator, buyerLink: await seedBuyer() }))
}
await db.$disconnect()
