/** A sample: nobody answers there. */
const SAMPLE_WHATSAPP = '5511987654321'

/** Who sells, as the law wants it said on every page (Decreto 7.962/2013, art. 2). Empty until the owner fills it. */
interface Company {
  /** Razão social. */
  readonly name: string
  /** `12.345.678/0001-90` */
  readonly cnpj: string
  /** Street, number, district, city, state and CEP. */
  readonly address: string
}

const COMPANY: Company = { name: '', cnpj: '', address: '' }

/** Everything that names the company, in one place: site, app, mails and report read it here. */
export const BRAND = {
  name: 'Rosto Ideal',
  tagline: 'visagismo online',
  /** Where the product lives, for canonical addresses and link previews; without a slash at the end. */
  site: 'https://rostoideal.com.br',
  supportEmail: 'suporte@rostoideal.com.br',
  privacyEmail: 'privacidade@rostoideal.com.br',
  /** E.164 digits, as wa.me wants them. */
  whatsapp: SAMPLE_WHATSAPP as string,
  company: COMPANY,
  supportHours: 'Segunda a sexta, 9h–18h; sábado, 9h–14h',
  /** Who answers for personal data (LGPD art. 41), reached at the privacy address. */
  dataOfficer: 'Encarregado de proteção de dados',
  city: 'São Paulo, SP, Brasil',
  social: {
    instagram: 'https://www.instagram.com/rostoideal',
    youtube: 'https://www.youtube.com/@rostoideal',
  },
} as const

type CompanyData = Pick<typeof BRAND, 'whatsapp' | 'company'>

/** `Rosto Ideal Visagismo Ltda. · CNPJ 12.345.678/0001-90 · Rua …`; null while the owner has not filled it. */
export function companyLine({ company }: CompanyData = BRAND): string | null {
  const { name, cnpj, address } = company
  return name && cnpj && address ? `${name} · CNPJ ${cnpj} · ${address}` : null
}

/** What production needs to know of the company and this file does not say yet; each as a line for whoever installs. */
export function brandGaps({ company, whatsapp }: CompanyData = BRAND): readonly string[] {
  const gaps: string[] = []
  if (company.name.trim() === '') gaps.push('company.name: falta (a razão social)')
  if (!/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/.test(company.cnpj))
    gaps.push('company.cnpj: falta (na forma 12.345.678/0001-90)')
  if (company.address.trim() === '') gaps.push('company.address: falta (o endereço, com cidade e CEP)')
  if (whatsapp === SAMPLE_WHATSAPP) gaps.push('whatsapp: é o número de exemplo')
  return gaps
}
