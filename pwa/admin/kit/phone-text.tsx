import { formatPhone, phoneDigits } from '#contract/format.ts'

/** A phone; one of Brazil's opens a conversation. */
export function PhoneText({ phone }: { phone: string | null }) {
  const digits = phoneDigits(phone)
  if (!digits) return formatPhone(phone)
  return (
    <a
      className="cell-link num"
      href={`https://wa.me/${digits}`}
      target="_blank"
      rel="noopener noreferrer"
      title="Conversar no WhatsApp"
    >
      {formatPhone(phone)}
    </a>
  )
}
