import { styleText } from 'node:util'
import * as z from 'zod'

/** A line of `prisma/seed.ts`. The password is null once changed. */
const Seeded = z.object({
  adminEmail: z.string(),
  adminPassword: z.string().nullable(),
  buyerLink: z.string().nullable(),
})

/** Among lines of the log, which may come after it. */
export function seededIn(printed: string): z.infer<typeof Seeded> {
  const line = printed.split('\n').findLast((one) => one.startsWith('{"adminEmail"'))
  return Seeded.parse(JSON.parse(line ?? 'null'))
}

export interface Launch {
  readonly address: string
  readonly seeded: z.infer<typeof Seeded> | undefined
  readonly isProduction: boolean
  /** For set-up from another machine; absent once there is an administrator. */
  readonly setupToken: string | undefined
  readonly tookMs: number
}

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
