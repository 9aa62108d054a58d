import type { Family } from '../colour/seasons.ts'
import type { FaceShape } from '../knowledge/axes.ts'
import type { Theme } from '../knowledge/observations.ts'
import type { ObservedValue } from '../observed/observed.ts'
import type { Reading } from '../reading/reading.ts'

export const WHITE_BESIDE =
  'O branco devolve luz ao rosto o dia inteiro. Por isso o resto pode ter mais cor: gola, armação e boca ganham força ao lado dele.'

/** On light skin one step is already visible. */
export const WHITE_ON_LIGHT =
  'O branco devolve luz ao rosto o dia inteiro. Ao lado dele e de uma pele clara, um médio na gola, na armação ou na boca já é cor.'

/** What hair would do beside the face, the cloth's folds do (practice, M). */
export const HAIR_COLOUR_DRAPE: Readonly<Record<FaceShape, string>> = {
  oval: 'No seu contorno, a borda vai rente ou solta, como preferir; só não a deixe descer até a sobrancelha.',
  redondo:
    'No seu contorno, deixe um dedo de altura sobre a testa e leve as bordas rentes às maçãs: a moldura fica mais comprida que larga.',
  quadrado: 'No seu contorno, deixe a borda cair em curva ao lado do maxilar, sem prendê-la justa sob o queixo.',
  coracao: 'No seu contorno, assente o tecido na testa e deixe-o encher um pouco ao lado do queixo.',
  triangulo: 'No seu contorno, dê algum corpo ao tecido junto às têmporas e deixe-o liso ao lado do maxilar.',
  diamante: 'No seu contorno, dê algum corpo ao tecido junto às têmporas e não o aperte sobre as maçãs.',
  retangular: 'No seu contorno, mantenha o alto baixo e deixe o tecido abrir ao lado das maçãs.',
}

export const TURBAN_DRAPE: Readonly<Record<FaceShape, string>> = {
  oval: 'No seu contorno, o nó vai onde a mão alcança: em cima, de lado ou atrás.',
  redondo: 'No seu contorno, o nó sobe: no alto da cabeça, ele dá a vertical que a curva pede.',
  quadrado: 'No seu contorno, o nó fica um pouco de lado e em curva, para que a borda não repita a reta do maxilar.',
  coracao: 'No seu contorno, o tecido vai baixo no alto, e o nó, atrás, perto da nuca.',
  triangulo: 'No seu contorno, o volume vai na altura das têmporas, com voltas largas e o nó à frente.',
  diamante: 'No seu contorno, as voltas se abrem junto às têmporas, e a borda deixa ver um pouco de testa.',
  retangular: 'No seu contorno, as voltas vão baixas e largas, com o nó de lado ou na nuca.',
}

export const LIKED_CLOTHS = {
  one: 'O primeiro tom da tabela vem de uma cor que você marcou.',
  more: 'Os dois primeiros tons da tabela vêm das cores que você marcou.',
} as const

export const HAIR_COLOUR_TITLES: Readonly<Record<Family | 'none', string>> = {
  primavera: 'Mel no fio, luz no rosto',
  verao: 'Areia fria no fio',
  outono: 'Terra e brasa no fio',
  inverno: 'Fio escuro, brilho de vidro',
  none: 'A cor natural, meio tom de cada vez',
}

export const HAIR_COLOUR_SHARE: Readonly<Record<ObservedValue<'greys'>, string>> = {
  nenhum: '',
  alguns: 'Há alguns brancos entre os fios.',
  metade: 'Metade dos fios já é branca.',
  'quase todos': 'Quase todos os fios já são brancos.',
}

export const ANY_SHARE =
  'Manter é a que menos obriga: não pede visita nenhuma, e dá tempo de descobrir se você gosta deles antes de decidir.'

export const HAIR_COLOUR_SHINE =
  'Um banho de brilho transparente não muda o tom e devolve o que o sol levou; sai em poucas lavagens.'

export const INTENTION_GREY: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, o branco já fez metade: corte de linha firme e nada que o amarele.',
  criatividade: 'Para a criatividade, ponha ao lado dele uma cor que ninguém espera: na armação, no lenço, na boca.',
  sofisticacao: 'Para a sofisticação, brilho e corte exato: o branco opaco é que envelhece a roupa.',
  leveza: 'Para a leveza, deixe-o se mover: branco solto parece luz, branco armado parece peruca.',
}

export const INTENTION_CLOTH: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, uma cor só, lisa e mais escura que a roupa.',
  criatividade: 'Para a criatividade, a estampa vai no tecido e a roupa fica lisa.',
  sofisticacao: 'Para a sofisticação, tom sobre tom com a roupa, e um alfinete só, da cor do tecido.',
  leveza: 'Para a leveza, os tons mais claros da tabela e um nó que se mova.',
}

export const INTENTION_SHORT: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, cor única e brilho.',
  criatividade: 'Para a criatividade, a cor inesperada pode estar na armação ou na gola, e mudar no dia seguinte.',
  sofisticacao: 'Para a sofisticação, o tom natural e um brilho que só aparece ao sol.',
  leveza: 'Para a leveza, o tom natural, sem contraste que pese em volta do rosto.',
}

export const HAIR_COLOUR_INTENTION: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, cor única e brilho; mechas largas dispersam.',
  criatividade: 'Para a criatividade, uma mecha ou um fundo inesperado vale mais que a cabeça inteira.',
  sofisticacao: 'Para a sofisticação, reflexos que só aparecem ao sol.',
  leveza: 'Para a leveza, pontas mais claras que a raiz, como quem volta da praia.',
}

export const HAIR_COLOUR_OBJECTIVE: Readonly<Record<Reading['brief']['form']['objective'], string>> = {
  'Mudança radical':
    'Se a mudança radical que você quer passar pela cor, corte primeiro: cor nova em corte velho parece peruca.',
  'Melhoria sutil': 'Para uma melhoria sutil, meio tom e um gloss já se notam sem se explicar.',
  'Encontrar meu estilo':
    'Para encontrar seu estilo, use tonalizante, que sai em vinte lavagens, antes de qualquer tinta.',
  'Renovação visual': 'Na renovação, deixe a cor para a segunda visita, quando o corte já estiver vivido.',
}

/** No strand to lighten. */
export const SHORT_NATURAL = 'No fio natural e curto, a cor que menos mexe no cacho é a que só dá brilho.'

export const HAIR_COLOUR_THEMES: Readonly<Partial<Record<Theme, string>>> = {
  'pele-sensivel':
    'Com pele sensível ou alergia, diga antes a que reage e peça a prova de toque, na pele atrás da orelha, 48 horas antes, sempre, mesmo com produto conhecido.',
  queda: 'Com fios finos ou queda, prefira cor sem amônia e nunca descoloração total.',
  'pouco-tempo': 'Quem tem pouco tempo deve fugir de raiz marcada: ela cobra em hora marcada.',
  'cachos-naturais': 'No fio natural, clareie em mechas largas e poucas, para que o cacho não mude de forma.',
  agua: 'Sal e cloro desbotam; um leave-in com filtro protege também a cor.',
  calor: 'O sol desbota; um leave-in com filtro protege também a cor.',
}
