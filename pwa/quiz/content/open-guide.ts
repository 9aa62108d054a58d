import { SAMPLE_NAME } from '#pwa/sample-guide/sample-page.ts'

/** For pages where customer quotes are not allowed. */
export const OPEN_GUIDE = {
  title: 'Em vez de elogios, um guia aberto',
  text: `${SAMPLE_NAME} é inventada; as páginas são as que o sistema faz. Leia uma inteira antes de decidir.`,
  whole: `Abrir o guia de ${SAMPLE_NAME}, página por página`,
} as const
