/** A sample that nobody answers. */
const SAMPLE_WHATSAPP = '5511987654321'

/** Required on every page (Decreto 7.962/2013, art. 2). Empty until the owner fills it. */
interface Company {
  /** Razão social. */
  readonly name: string
  /** `12.345.678/0001-90` */
  readonly cnpj: string
  /** Complete, with CEP. */
  readonly address: string
}

const COMPANY: Company = { name: '', cnpj: '', address: '' }

/** The only place that names the company. */
export const BRAND = {
  name: 'Rosto Ideal',
  tagline: 'visagismo online',
  /** No trailing slash. */
  site: 'https://rostoideal.com.br',
  supportEmail: 'suporte@rostoideal.com.br',
  privacyEmail: 'privacidade@rostoideal.com.br',
  /** E.164 digits, as wa.me requires. */
  whatsapp: SAMPLE_WHATSAPP as string,
  company: COMPANY,
  supportHours: 'Segunda a sexta, 9h–18h; sábado, 9h–14h',
  /** LGPD art. 41. */
  dataOfficer: 'Encarregado de proteção de dados',
  city: 'São Paulo, SP, Brasil',
  social: {
    instagram: 'https://www.instagram.com/rostoideal',
    youtube: 'https://www.youtube.com/@rostoideal',
  },
} as const

type CompanyData = Pick<typeof BRAND, 'whatsapp' | 'company'>

/** `Rosto Ideal Visagismo Ltda. · CNPJ 12.345.678/0001-90 · Rua …`; null until filled. */
export function companyLine({ company }: CompanyData = BRAND): string | null {
  const { name, cnpj, address } = company
  return name && cnpj && address ? `${name} · CNPJ ${cnpj} · ${address}` : null
}

/** Company data that production lacks, one line each. */
export function brandGaps({ company, whatsapp }: CompanyData = BRAND): readonly string[] {
  const gaps: string[] = []
  if (company.name.trim() === '') gaps.push('company.name: falta (a razão social)')
  if (!/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/.test(company.cnpj))
    gaps.push('company.cnpj: falta (na forma 12.345.678/0001-90)')
  if (company.address.trim() === '') gaps.push('company.address: falta (o endereço, com cidade e CEP)')
  if (whatsapp === SAMPLE_WHATSAPP) gaps.push('whatsapp: é o número de exemplo')
  return gaps
}
