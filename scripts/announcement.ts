import { styleText } from 'node:util'
import * as z from 'zod'

/** What `prisma/seed.ts` prints as its last line. A null password is one somebody has already changed. */
export const Seeded = z.object({
  adminEmail: z.string(),
  adminPassword: z.string().nullable(),
  buyerLink: z.string().nullable(),
})

export interface Launch {
  readonly address: string
  readonly seeded: z.infer<typeof Seeded> | undefined
  readonly isProduction: boolean
  /** Asked by the set-up screen of whoever opens it from another machine; absent once there is an administrator. */
  readonly setupToken: string | undefined
  readonly tookMs: number
}

/** What the person who typed `npm start` needs next. */
export function announcement({ address, seeded, isProduction, setupToken, tookMs }: Launch): string {
  const rows: [string, string][] = [['Endereço', address]]
  if (seeded) {
    rows.push(['Administração', `${address}/admin`])
    rows.push(['', `e-mail ${seeded.adminEmail}, senha ${seeded.adminPassword ?? 'a que você definiu'}`])
    if (seeded.buyerLink) rows.push(['Cliente', seeded.buyerLink])
  }
  if (setupToken !== undefined) {
    rows.push(['Primeiro passo', `${address}/admin/setup`])
    rows.push([
      '',
      isProduction
        ? 'cria a conta de administração, com o código que está em SETUP_TOKEN'
        : `cria a conta de administração; de outra máquina, com o código ${setupToken}`,
    ])
  }
  if (!isProduction) rows.push(['E-mails', `${address}/dev/mail`])
  const took = (tookMs / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return [
    '',
    styleText('bold', `  Rosto Ideal está no ar (${took} s).`),
    '',
    ...rows.map(([label, value]) => `  ${label.padEnd(15)}${value}`),
    '',
    styleText('dim', '  Ctrl-C encerra tudo.'),
    '',
  ].join('\n')
}
