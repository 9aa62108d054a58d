import { AI_CONSENTED, BIOMETRICS_VERSIONS } from '#contract/onboarding.ts'
import { db } from '../platform/db.ts'

/** By the latest face consent. */
export async function consentsToAi(orderId: string, what: 'photo' | 'text'): Promise<boolean> {
  const consent = await db.consent.findFirst({
    where: { orderId, kind: 'fotos_biometria' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const version = BIOMETRICS_VERSIONS.find((known) => known === consent?.version)
  return consent !== null && consent.granted && version !== undefined && AI_CONSENTED[version][what]
}
