import type { AdminUser } from '#contract/admin/users.ts'

/** Links to WhatsApp if the country is known. */
export function PhoneText({ phone, whatsapp }: Pick<AdminUser, 'phone' | 'whatsapp'>) {
  if (!whatsapp) return phone ?? 'Não informado'
  return (
    <a
      className="cell-link num"
      href={`https://wa.me/${whatsapp}`}
      target="_blank"
      rel="noopener noreferrer"
      title="Conversar no WhatsApp"
    >
      {phone}
    </a>
  )
}
