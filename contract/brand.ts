/** Everything that names the company, in one place: site, app, mails and report read it here. */
export const BRAND = {
  name: 'Rosto Ideal',
  tagline: 'visagismo online',
  /** Where the product lives, for canonical addresses and link previews; without a slash at the end. */
  site: 'https://rostoideal.com.br',
  supportEmail: 'suporte@rostoideal.com.br',
  privacyEmail: 'privacidade@rostoideal.com.br',
  /** E.164 digits, as wa.me wants them. */
  whatsapp: '5511987654321',
  supportHours: 'Segunda a sexta, 9h–18h; sábado, 9h–14h',
  /** Who answers for personal data (LGPD art. 41), reached at the privacy address. */
  dataOfficer: 'Encarregado de proteção de dados',
  city: 'São Paulo, SP, Brasil',
  social: {
    instagram: 'https://www.instagram.com/rostoideal',
    youtube: 'https://www.youtube.com/@rostoideal',
  },
} as const
