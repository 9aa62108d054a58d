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
  retangular: 'No seu contorno, assente o tecido no alto e deixe-o abrir ao lado das maçãs.',
}

export const TURBAN_DRAPE: Readonly<Record<FaceShape, string>> = {
  oval: 'No seu contorno, o nó vai onde a mão alcança: em cima, de lado ou atrás.',
  redondo: 'No seu contorno, o nó sobe: no alto da cabeça, ele dá a altura que a curva pede.',
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
  'Um banho de brilho transparente não muda o tom e devolve o que o sol levou; sai em poucas lavagens, e se repete quando o fio voltar a ficar fosco. Peça-o incolor: assim o tom continua exatamente o que você já tem.'

export const INTENTION_GREY: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, o branco já fez metade: corte de linha firme e nada que o amarele.',
  criatividade: 'Para a criatividade, ponha ao lado dele uma cor que ninguém espera: na armação, no lenço, na boca.',
  sofisticacao: 'Para a sofisticação, brilho e corte exato: o branco opaco é que envelhece a roupa.',
  leveza: 'Para a leveza, deixe-o se mover: branco solto parece luz, branco armado parece capacete.',
}

export const INTENTION_CLOTH: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, uma cor só, lisa e mais escura que a roupa.',
  criatividade: 'Para a criatividade, a estampa vai no tecido e a roupa fica lisa.',
  sofisticacao: 'Para a sofisticação, tom sobre tom com a roupa, e um alfinete só, da cor do tecido.',
  leveza: 'Para a leveza, um lenço claro, de nó frouxo.',
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
    'Se a mudança radical que você quer passar pela cor, corte primeiro: cor nova em corte velho parece de outra pessoa.',
  'Melhoria sutil': 'Para uma melhoria sutil, meio tom e um gloss já se notam sem se explicar.',
  'Encontrar meu estilo':
    'Para encontrar seu estilo, use tonalizante, que sai em vinte lavagens, antes de qualquer tinta.',
  'Renovação visual': 'Na renovação, deixe a cor para a segunda visita, quando o corte já estiver vivido.',
}

/** For who asked for no other: how the colour that is worn looks its best. */
export const COLOUR_WORN: Readonly<Record<ObservedValue<'hairColour'> | 'none', string>> = {
  none: 'A cor que você usa tem pelo menos duas faces: fotografe o cabelo à sombra e ao sol do fim da tarde, e guarde as duas fotos. Gola, armação e lenço conversam com a que aparece mais no seu dia; e, se um dia alguém propuser um tom, é nelas que se confere se ele já não estava ali.',
  preto:
    'O preto vive do brilho: fosco, ele achata; brilhante, desenha cada fio. Água morna, pouca fricção na toalha e sombra nas horas de sol forte, que o puxa para o ferrugem, valem mais que qualquer produto.',
  'castanho-escuro':
    'O castanho-escuro parece preto à sombra e mostra o fundo quente ao sol. É esse fundo que conversa com a gola: fotografe-o na luz do fim da tarde antes de escolher o que vai perto do rosto.',
  castanho:
    'O castanho tem mais de um tom no mesmo fio, e a ponta costuma ser a mais clara. Se ela estiver só desbotada, e não iluminada, é a tesoura que a iguala.',
  'castanho-claro':
    'O castanho-claro clareia sozinho no verão e escurece no inverno: é a mesma cor, em duas luzes. Filtro no sol e água doce antes da piscina fazem com que a ponta acompanhe a raiz.',
  'loiro escuro':
    'O loiro escuro muda de nome com a luz: dentro de casa é castanho, na rua é loiro. Sol, cloro e água quente o amarelam; filtro e água doce antes da piscina guardam o tom.',
  loiro:
    'O loiro guarda tudo o que encosta nele: cloro, sol, fumaça. Água doce antes da piscina, filtro no sol e, quando amarelar, o matizador são o bastante para que pareça sempre recém-lavado.',
  ruivo:
    'O ruivo perde primeiro o vermelho, e perde no sol. Filtro, água morna e sombra ao meio-dia o guardam melhor que qualquer máscara.',
  cobre:
    'O cobre perde primeiro o vermelho: água fria no último enxágue, menos lavagens e sombra ao meio-dia o seguram por mais tempo.',
  grisalho: 'No grisalho, dois tons já fazem luz e sombra: o corte nítido é o que os separa bem.',
  branco: 'O branco reflete a cor que está perto dele: a gola manda no tom do cabelo, e não o contrário.',
  colorido: 'A cor viva sai na espuma: menos lavagens, água fria e a máscara do mesmo tom a devolvem por mais tempo.',
}

/** Of the bleach that they ask for: what may not be left out, in the order of the days. */
export const BLEACH = {
  title: 'O branco, com data e com teste',
  lead: 'Você quer descolorir, e dá para fazer direito: a pressa é que queima o couro cabeludo e deixa o cabelo amarelo.',
  quote: 'Quem não pula o teste chega ao branco inteiro.',
  scalp:
    'O couro cabeludo vem primeiro: pó só em pele inteira, sem ferida, sem casquinha e sem lavar no mesmo dia. Coçar um pouco acontece; arder, não. Ardeu, enxágue na hora com água fria, e a conversa acaba nesse dia.',
  burnt:
    'Da outra vez o couro cabeludo reclamou, e isso é queimadura, não parte do processo. Se ainda houver casca, ferida ou ardor, dermatologista antes, e nada de pó até lá.',
  tone: 'O amarelo é meio caminho, e não falta de força: o que o tira é o tom, com matizador violeta no fim. Oxidante mais forte não clareia mais, só queima mais depressa: peça o fraco, e duas passadas em vez de uma.',
  done: 'O que já está claro não recebe pó outra vez: na próxima, só a raiz. Máscara toda semana e calor longe dele.',
  chemistry:
    'Há outra química no fio, e ela pode não combinar com o pó: sem a mecha de teste aprovada por um profissional, não se faz.',
  helmet:
    'No dia a dia de capacete, uma touca fina de algodão por baixo, limpa e seca; nos dois primeiros dias, se der, sem ele por muitas horas. Suor em cabeça recém-descolorida arde: enxágue com água fria ao chegar.',
  sweat:
    'Nos dois primeiros dias, nada de treino pesado, piscina nem sol na cabeça: suor e cloro ardem em cabeça recém-descolorida.',
  rows: {
    test: [
      'O teste',
      'Prova de toque atrás da orelha, por 48 horas, e uma mecha escondida. Se a pele avermelhar ou a mecha esticar como borracha, o plano para aqui.',
    ],
    first: [
      'A primeira passada',
      'Só com o teste aprovado e o couro cabeludo inteiro. Oxidante fraco, a um dedo da pele, com outra pessoa aplicando.',
    ],
    only: [
      'Uma passada só',
      'O dia é perto demais para duas. Oxidante fraco, a um dedo da pele; o branco que faltar fica para o tom, e não para mais pó.',
    ],
    second: ['A segunda, e o tom', 'Só se nada ardeu na primeira e o fio não estica. No fim, matizador violeta.'],
    after: ['Depois', 'A raiz já tem meio centímetro: decida entre deixar crescer, igualar o tom ou cortar.'],
  },
  ask: [
    { what: 'Quantos volumes tem o oxidante?', why: 'se a resposta for o mais forte, agradeça e volte outro dia' },
    { what: 'Onde foi feita a mecha de teste?', why: 'sem ela, ninguém sabe quanto o fio aguenta' },
    { what: 'E se arder?', why: 'a única resposta boa é enxaguar na hora' },
  ],
  avoid: { what: 'Touca, plástico ou secador por cima do pó', why: 'esquentam a mistura, e ela queima' },
} as const

/** Born red: nothing that anybody mixes is as much theirs. */
export const RED_STAYS = {
  title: 'O ruivo fica',
  lead: 'Cor nova você não pediu, e esse ruivo não precisa de uma: esta página cuida dele, e não propõe outra.',
  quote: 'Ruivo se guarda do sol, não se corrige.',
} as const

/** A lock that they love. */
export const LOCK_STAYS = {
  title: 'A mecha branca, e o resto em volta',
  lead: 'A mecha branca é sua e fica como é: nada nesta página a cobre, nem mistura o resto com ela.',
  quote: 'Uma mecha clara é luz com endereço certo.',
} as const

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
