import type { EvidenceSource, ConfidenceLevel } from '../face/evidence.ts'
import type { Reading } from '../reading/reading.ts'

export const HOW_TO_READ_SHAVEN = { what: 'Rosto limpo', why: 'é o que você prefere' }
export const HOW_TO_READ_CLEAN = { what: 'Rosto limpo', why: 'é a escolha de quem olhou as suas fotos' }

export const HOW_TO_READ_LEAD: Readonly<Record<EvidenceSource, string>> = {
  visagista:
    'Uma pessoa da nossa equipe conferiu a forma na sua foto, e essa palavra vale mais que medida, programa ou teste.',
  pontos: 'A forma do seu rosto vem de pontos marcados na sua foto; não houve teste que inclinasse a balança.',
  ia: 'Um programa viu a sua foto e sugeriu uma forma; trate-a como hipótese até que alguém confira.',
  teste: 'A forma do rosto, neste guia, vem das suas respostas ao teste: do que você vê no espelho.',
}

export const HOW_TO_READ_QUOTE: Readonly<Record<ConfidenceLevel, string>> = {
  alta: 'Quando temos certeza, dizemos. Quando não, também.',
  média: 'Uma boa leitura ainda guarda uma segunda opinião.',
  baixa: 'Entre duas formas há um rosto: o seu.',
}

export const HOW_TO_READ_TASTE: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'se uma tradição sua contrariar um conselho, a tradição ganha.',
  Moderno: 'se um conselho soar antigo aos seus olhos, leia o motivo e fique só com ele.',
  Despojado: 'se um conselho der trabalho demais, ele não era para você.',
  Elegante: 'se algo parecer excessivo, tire uma coisa; quase sempre é o caminho.',
  Ousado: 'se quiser quebrar uma regra destas, quebre de propósito e até o fim.',
}
