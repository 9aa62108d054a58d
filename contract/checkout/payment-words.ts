const WORDS: Readonly<Record<string, string>> = {
  credit_card: 'Cartão',
  creditcard: 'Cartão',
  card: 'Cartão',
  debit_card: 'Débito',
  debit: 'Débito',
  pix: 'Pix',
  pix_auto: 'Pix',
  boleto: 'Boleto',
  billet: 'Boleto',
  bank_slip: 'Boleto',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
}

/** `Cartão, 12x`; unknown methods are shown as received. */
export function paymentWords(method: string | null, installments: number | null): string {
  if (!method) return '—'
  const words = WORDS[method.toLowerCase()] ?? method.replaceAll('_', ' ')
  return installments !== null && installments > 1 ? `${words}, ${installments}x` : words
}
