/** Of cloth, collars, clothes and what is worn with them. */
import { ornamentsFor } from '../advice/accessories.ts'
import { wardrobeOf } from '../advice/wardrobe.ts'
import { adviseColours } from '../colour/colours.ts'
import { coloursNamed } from '../colour/said.ts'
import { valuesSaid } from '../facts/said.ts'
import type { FaceShape } from '../knowledge/axes.ts'
import type { ColourPreference } from '../knowledge/form.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { afterUntil, list, lower } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import type { Answer } from './answer.ts'

/** Both in one sentence, in any order. */
const both = (one: string, other: string): RegExp => new RegExp(`(?=.*\\b(?:${one}))(?=.*\\b(?:${other}))`)

const CLOTH = 'veus?\\b|hijab|turbantes?\\b|lencos?\\b(?! no pescoco)|ojas?\\b|tichel|torcos?\\b'

/** What lengthens, shortens or softens, for words that fit seven shapes in three groups. */
type Reach = 'comprido' | 'curto' | 'neutro'
const REACH: Readonly<Record<FaceShape, Reach>> = {
  oval: 'neutro',
  redondo: 'curto',
  quadrado: 'curto',
  coracao: 'neutro',
  triangulo: 'curto',
  diamante: 'neutro',
  retangular: 'comprido',
}
const byReach =
  (words: Readonly<Record<Reach, string>>) =>
  ({ shape }: Reading): string =>
    words[REACH[shape]]

/** Where the body of a turban goes. */
const TURBAN_BODY: Readonly<Record<FaceShape, string>> = {
  oval: 'no alto ou de lado, como a mão preferir',
  redondo: 'no alto, acima do meio da testa',
  quadrado: 'de lado, em curva, acima do fim da sobrancelha',
  coracao: 'atrás, na altura da orelha, com as pontas ao lado do pescoço',
  triangulo: 'em cima e largo, acima dos olhos',
  diamante: 'nas têmporas, baixo à frente',
  retangular: 'dos lados, sobre as orelhas, e nada no alto',
}

/** What stands beside a feast dress, by its colour. */
const BESIDE: Readonly<Record<ColourPreference, string>> = {
  blue: 'marfim, prata velha ou um azul dois tons mais claro',
  green: 'vinho fechado, dourado queimado ou creme',
  red: 'creme, dourado queimado ou vinho mais fundo',
  black: 'uma cor só, lisa: vinho, verde fundo ou marfim',
  white: 'areia, rosa queimado ou azul-claro',
  gray: 'vinho, azul fundo ou prata',
  brown: 'creme, cobre ou azul-petróleo',
  beige: 'terracota, verde-oliva ou vinho',
  pink: 'vinho, cinza-pérola ou dourado suave',
  purple: 'prata, lilás claro ou verde fundo',
  yellow: 'marrom quente, creme ou azul fundo',
  orange: 'marrom, creme ou turquesa fosco',
}

/** In the sentence that names the garment. */
function colourOf(r: Reading, garment: string): ColourPreference | null {
  const sentences = plainLetters(r.brief.form.observations ?? '').split(/[.!?;\n]/)
  const named = sentences.find((sentence) => new RegExp(`\\b${garment}\\b`).test(sentence))
  const [, after = ''] = new RegExp(`\\b${garment}\\b(.*)`).exec(named ?? '') ?? []
  return coloursNamed([after])[0] ?? null
}

const isCovered = ({ brief: { observed } }: Reading): boolean =>
  observed?.covering !== undefined && observed.covering.value !== 'não'
const isShaven = (r: Reading): boolean => r.isTopBare || r.facts.has('shaved-stays')
const isInCare = ({ facts }: Reading): boolean => facts.has('in-treatment') || facts.has('hair-regrows')

const FEASTS = ['wedding', 'party', 'graduation', 'baptism'] as const
const isOfFeast = ({ facts }: Reading): boolean => FEASTS.some((key) => facts.has(key))

const SOFT_CAP = 'Por baixo, touca de algodão ou de bambu sem costura, porque a pele da cabeça está sensível.'

function turbanForFeast(r: Reading): string {
  const dress = colourOf(r, 'vestido')
  return [
    'Turbante de sair: 70 por 200 cm, em cetim forrado de malha ou viscose acetinada; dobre ao meio, comece pela nuca, cruze na testa e esconda a ponta na última volta.',
    dress === null
      ? 'A cor vem da sua paleta, um tom mais funda que a de todo dia.'
      : `Ao lado do vestido, o turbante de viscose ou cetim vai bem em ${BESIDE[dress]}.`,
    ...(isInCare(r) ? [SOFT_CAP] : []),
  ].join(' ')
}

const daysOf = (r: Reading, key: 'not-on-days' | 'only-on-days'): string[] => [
  ...new Set(valuesSaid(r.facts, key).flatMap((value) => value.split(', '))),
]

function notOnDays(r: Reading): string | null {
  const days = daysOf(r, 'not-on-days')
  if (days.length === 0) return null
  const isSabbath =
    days.includes('sábado') && (r.facts.has('skullcap') || r.facts.has('faith') || days.includes('sexta'))
  return isSabbath
    ? 'Sábado fica livre: nenhuma visita e nenhum cuidado deste plano cai nele, e a sexta só serve até o meio da tarde. O que pede pente, tesoura ou aparelho fica pronto na quinta.'
    : `Sem visita em ${list(days)}: as deste plano caem em outros dias, que você confirma antes.`
}

function onlyOnDays(r: Reading): string | null {
  const days = daysOf(r, 'only-on-days')
  if (days.length === 0) return null
  const isRest = days.some((day) => day === 'segunda' || day === 'domingo')
  return [
    `As visitas deste plano caem em ${list(days, 'ou')}, que é quando você pode.`,
    ...(isRest ? ['Nesse dia muito salão descansa, e o de shopping abre: ligue antes e peça o primeiro horário.'] : []),
  ].join(' ')
}

const until = (r: Reading): string | undefined => valuesSaid(r.facts, 'white-only')[0]
const whiteColours = (r: Reading): string => {
  const end = until(r)
  return end === undefined
    ? 'Por agora você veste branco: as cores desta página esperam, para depois do preceito.'
    : `Até ${end} você veste branco: as cores desta página são para depois, ${afterUntil(end)}.`
}

const SUITS: readonly (readonly [RegExp, string])[] = [
  [
    /\bmarinho|azul/,
    'Com o terno azul-marinho, camisa branca ou azul bem clara e gravata vinho ou verde-garrafa, fosca, em trama visível.',
  ],
  [/\bcinza|grafite|chumbo/, 'Com o terno cinza, camisa branca e gravata azul fundo ou vinho, fosca.'],
  [
    /\bpreto/,
    'Com o terno preto, camisa branca e gravata preta fosca ou cinza-pérola; camisa preta apaga a linha do rosto.',
  ],
  [
    /\bbege|areia|claro|caqui|branco|linho/,
    'Com o terno claro, camisa branca ou azul-clara e gravata verde-oliva ou marrom, de tricô, ou nenhuma.',
  ],
]
function suitWords(r: Reading): string | null {
  if (r.facts.has('no-suit')) return null
  const note = plainLetters(r.brief.form.observations ?? '')
  const sentence = note.split(/[.!?;\n]/).find((one) => /\bternos?\b/.test(one)) ?? ''
  const colour = SUITS.find(([named]) => named.test(sentence))
  if (!colour) return null
  const knot = byReach({
    comprido: 'Nó cheio e colarinho de pontas abertas, que interrompem a descida.',
    curto: 'Nó pequeno e colarinho de pontas compridas, que levam o olhar para baixo.',
    neutro: 'Nó médio, na largura do espaço entre as pontas do colarinho.',
  })(r)
  return `${colour[1]} ${knot}`
}

function earringWords(r: Reading): string | null {
  if (wardrobeOf(r) !== 'womenswear' || isCovered(r)) return null
  const [first] = ornamentsFor(r).picks
  return `Você perguntou do brinco: ${lower(first.what)}, que ${first.why}. ${byReach({
    comprido: 'Até 2 cm de altura, mais largo que comprido, e acima do canto do maxilar.',
    curto: 'De 4 a 6 cm, terminando um dedo abaixo do canto do maxilar, nunca em cima dele.',
    neutro: 'De 2 a 4 cm, entre o lóbulo e o canto do maxilar.',
  })(r)}`
}

function metalWords(r: Reading): string {
  const { season } = adviseColours(r.brief.colour, r.colours)
  return season
    ? `Ouro ou prata? Pela sua cartela, ${season.metals} perto do rosto; o outro fica no pulso e na bolsa, e misturar os dois numa peça só também vale.`
    : 'Ouro ou prata? Encoste um de cada vez no queixo, de frente para a janela: fica o que não puxa o olho para a olheira. Se os dois servem, use o que combina com a ferragem dos óculos.'
}

const onlyUncovered =
  (words: string) =>
  (r: Reading): string | null =>
    isCovered(r) ? null : words

export const WORN_ANSWERS: readonly Answer[] = [
  {
    fact: 'double-chin-bothers',
    chapter: 'decotes',
    words: 'Você falou da papada: seja qual for a gola, deixe um dedo entre ela e o queixo.',
  },
  {
    fact: 'jaw-bothers',
    chapter: 'decotes',
    words: 'Você falou do queixo: a gola é a linha logo abaixo dele; escolha-a no espelho, de frente e de perfil.',
  },
  {
    fact: 'neck-bothers',
    chapter: 'decotes',
    words: 'Você falou do pescoço: prove a gola de frente e de perfil, porque é de perfil que ela muda a altura dele.',
  },
  {
    fact: 'fights',
    chapter: 'acessorios',
    words: 'Você falou da luta: tudo o que pende fica no vestiário.',
  },
  {
    fact: 'small-children',
    chapter: 'acessorios',
    words: 'Com criança no colo, tudo o que pende vira brinquedo: prefira o que fica rente.',
  },
  {
    fact: 'likes-high-collar',
    chapter: 'decotes',
    words: 'Você gosta da gola alta: em malha fina, com um dedo de folga no queixo, ela fica.',
  },
  {
    fact: 'likes-low-neckline',
    chapter: 'decotes',
    words: 'Você gosta do decote: ele fica, e termina onde termina a mão apoiada na base do pescoço.',
  },
  {
    fact: 'earrings',
    chapter: 'acessorios',
    words: 'Comece pelos brincos que já usa: com o contorno muda só o comprimento.',
  },

  {
    fact: 'no-trousers',
    chapter: 'roupa',
    words:
      'De saia e vestido, como você usa, a linha se decide em dois lugares: a cintura, marcada onde ela é, e a barra, um palmo abaixo do joelho ou no tornozelo, nunca no meio da panturrilha. Saia ampla pede blusa por dentro; saia reta, blusa solta até o quadril.',
  },
  {
    fact: 'no-skirts',
    chapter: 'roupa',
    words:
      'A roupa desta página é de duas peças, como você usa. Em dia de festa, calça e camisa do mesmo tom, num tecido que cai, com o ombro no lugar: o conjunto fica inteiro, e é seu.',
  },
  {
    fact: 'no-suit',
    chapter: 'roupa',
    words:
      'Sem alfaiataria, quem arruma o conjunto é a gola: camisa lisa, bem passada, abotoada até o segundo botão, por dentro de uma peça escura; cinto e sapato da mesma cor. Passar as mangas também conta.',
  },
  {
    fact: 'no-tie',
    chapter: 'decotes',
    words:
      'Sem nada amarrado no pescoço: feche o colarinho até o penúltimo botão, ou troque-o por gola padre de 3 a 4 cm. A linha termina limpa.',
  },
  {
    fact: 'no-synthetics',
    chapter: 'roupa',
    words:
      'Só fibra natural, como você pediu: algodão penteado, linho lavado e, no frio, lã fina por cima do algodão. Na loja, leia a composição por dentro da costura e fique com a que diz 100 %. Lave uma vez antes de usar: a goma do tecido novo é que arranha.',
  },
  {
    fact: 'no-labels',
    chapter: 'roupa',
    words:
      'Da etiqueta: prefira a impressa no próprio tecido, de algodão. A costurada se tira ponto por ponto, com abridor de casas; cortada rente, ela deixa um toco que arranha mais. Costura achatada e gola sem elástico completam.',
  },
  {
    fact: 'no-prints',
    chapter: 'roupa',
    words:
      'Tudo liso, como você pediu: a variedade vem da trama. Junte três superfícies da mesma cor, uma fosca, uma canelada e uma de brilho baixo, e deixe o contraste perto do rosto.',
  },
  {
    fact: 'no-necklace',
    chapter: 'acessorios',
    words:
      'No pescoço, nada: o acento sobe para os óculos ou desce para o pulso. A borda da roupa termina dois dedos abaixo da base do pescoço, sem encostar.',
  },
  {
    fact: 'no-jewels',
    chapter: 'acessorios',
    words:
      'Sem adorno, como você vive, o acabamento vem do que tem função: o botão da gola, o relógio, a armação e a fivela do cinto, todos do mesmo tom.',
  },
  {
    fact: 'no-earrings',
    chapter: 'acessorios',
    words: 'Nas orelhas, nada, como você quer: o ponto de luz fica na gola, na armação ou na mão.',
  },
  {
    fact: 'ears-neck-covered',
    chapter: 'acessorios',
    words:
      'Com orelhas e pescoço cobertos, o que se vê é o pano, a mão e os óculos: um alfinete da cor do tecido, um anel liso, a armação. Esta página fica neles.',
  },
  {
    fact: 'shoulders-covered',
    chapter: 'roupa',
    words:
      'Com ombros e braços cobertos, o leve vem do tecido: manga ampla de linho ou algodão fino, punho solto dois dedos acima do osso do pulso, e um botão aberto para o rosto respirar.',
  },
  {
    fact: 'opens-in-front',
    chapter: 'roupa',
    words:
      'Roupa que abre na frente, de cima a baixo: camisa, cardigã, vestido de botões grandes, de 2 cm, ou de ímã costurado sob a carcela, que fecha com uma mão. Vista primeiro o braço que mexe menos; para despir, o contrário. Zíper com uma fita na ponta dispensa força nos dedos.',
  },
  {
    fact: 'owned-clothes',
    chapter: 'roupa',
    words: (r) => {
      const own = valuesSaid(r.facts, 'owned-clothes')
      const clothes = own.length > 0 ? `: ${list(own)}` : ''
      return `Com o que você já tem${clothes}. Sem gastar, o que muda é o ajuste: três dias antes, prove na cadeira e de pé, aperte botão e barra, lave e passe pelo avesso; no dia, a peça clara perto do rosto, a escura embaixo, manga abotoada e sapato limpo.`
    },
  },
  {
    fact: 'white-only',
    chapter: 'roupa',
    words: (r) => {
      const end = until(r)
      return `${end === undefined ? 'Enquanto durar o preceito' : `Até ${end}`}, branco dos pés à cabeça: três brancos no mesmo dia, o do algodão cru, o do linho e o da malha lavada, fazem o desenho que a cor faria. Por baixo, peça da cor da sua pele, que não marca.`
    },
  },
  { fact: 'white-only', chapter: 'cores', words: whiteColours },
  { fact: 'white-only', chapter: 'cores-preferidas', words: whiteColours },
  {
    fact: 'no-mirror',
    chapter: ['roupa', 'decotes'],
    words:
      'Sem se olhar, confira com as mãos: a costura do ombro cai na ponta do osso, a gola deixa dois dedos até o queixo, os botões começam de baixo para cima e os dois punhos terminam no mesmo lugar.',
  },
  { fact: 'not-on-days', chapter: 'plano', words: notOnDays },
  { fact: 'only-on-days', chapter: 'plano', words: onlyOnDays },
  {
    fact: 'wants-cloth',
    chapter: 'tecido',
    yieldsTo: ['O turbante de sair'],
    words: (r) =>
      isOfFeast(r)
        ? turbanForFeast(r)
        : `O ${valuesSaid(r.facts, 'wants-cloth')[0] ?? 'turbante'} para o dia em que você quiser: viscose ou malha de algodão, que não escorrega, e a primeira amarração da tabela. Ensaie duas vezes em casa, com os cotovelos apoiados.`,
  },
  {
    fact: 'cut-at-home',
    chapter: 'cartao',
    yieldsTo: ['Quem corta em casa'],
    words: (r) => {
      const [who = 'alguém de casa'] = valuesSaid(r.facts, 'cut-at-home')
      return `Que quem corta é ${who}, em casa: leiam o cartão antes de molhar o cabelo, com a cadeira perto da janela e uma toalha nos ombros, e parem na metade para olhar de frente.`
    },
  },
  {
    fact: 'skullcap',
    chapter: 'acessorios',
    words:
      'Da kipá: troque a presilha de metal por fita de velcro macia costurada por dentro, ou por uma kipá de crochê maior e mais pesada, que para sem prender. Se prender, mude de ponto a cada dia, nunca onde é mais ralo; no alto, deixe de 2 a 3 cm para ela assentar.',
  },
  {
    fact: 'no-high-collar',
    chapter: 'decotes',
    words: 'Você falou da gola: ela termina na base do pescoço, em malha macia, sem elástico, com dois dedos livres.',
  },
  {
    fact: 'no-low-neckline',
    chapter: 'decotes',
    words:
      'Você falou da altura da gola: ela fecha até dois dedos abaixo da base do pescoço, e quem abre o rosto é a cor mais clara ali.',
  },
  {
    fact: 'court',
    chapter: 'roupa',
    yieldsTo: ['owned-clothes'],
    words: ({ facts }) =>
      `Para a audiência: peça lisa e clara em cima, escura embaixo, sapato fechado${facts.has('earrings') ? ', e os seus brincos à vista' : ', nada que balance ou faça barulho'}. Prove na cadeira, dois dias antes: manga e barra não devem subir.`,
  },

  {
    what: 'O véu e o maxilar',
    why: 'Dobra mole ao lado, um dedo de folga sob o queixo e o alfinete na têmpora.',
    chapter: ['tecido', 'cor-do-cabelo', 'acessorios'],
    heard: both(
      CLOTH,
      'maxilar|mandibula|queixo (?:larg|quadrad|grand|pontud)|rosto (?:muito |bem |e )*(?:larg|quadrad|redond)',
    ),
    words: (r) =>
      isCovered(r)
        ? 'Véu para maxilar largo: a dobra cai mole de cada lado, nunca esticada sobre o canto; alfinete na têmpora, um dedo de folga sob o queixo e dois dedos de testa à vista. Crepe ou viscose, que caem; malha justa desenha o osso.'
        : null,
  },
  {
    what: 'O pano com o equipamento do trabalho',
    why: 'Pontas por dentro da gola, haste por fora da touca, ímã no lugar do alfinete.',
    chapter: ['tecido', 'cor-do-cabelo', 'acessorios'],
    heard: both(CLOTH, 'jaleco|lupas?\\b|estetoscopio|headset|fone de ouvido|protetor facial|capacete'),
    words:
      'No trabalho, com jaleco, lupa ou fone: pano de malha ou crepe de 70 por 160 cm, pontas por dentro do jaleco. A haste passa por fora da touca e por dentro do pano, e a faixa do aparelho fica acima da dobra; um ímã no lugar do alfinete não fura nem se solta.',
  },
  {
    what: 'A touca que aperta',
    why: 'Algodão, folgada, costura para fora, e um ponto diferente a cada dia.',
    chapter: ['tecido', 'cor-do-cabelo', 'acessorios'],
    heard: /\btouca\b(?: \w+){0,3} (?:apert|marca|puxa|machuca)|\btouca (?:de baixo )?apertada/,
    words:
      'Da touca que aperta: troque por outra de algodão ou bambu, um número acima, folgada na testa e com a costura para fora. O que segura o pano é o atrito, não a força: uma faixa de veludo de 3 cm basta.',
  },
  {
    what: 'O véu que escorrega',
    why: 'Um apoio baixo, na altura da orelha, e uma faixa de veludo sob a borda.',
    chapter: ['tecido', 'cabelo', 'acessorios'],
    heard: new RegExp(
      `(?=.*\\b(?:${CLOTH}))(?=.*\\b(?:escorreg|nao para|sai do lugar|desliza))|\\b(?:no culto|na igreja|na missa|na reuniao)\\b.*\\bveu\\b|\\bveu\\b.*\\b(?:no culto|na igreja|na missa|na reuniao)\\b`,
    ),
    words: ({ isHairHidden }) =>
      isHairHidden
        ? 'O véu fica firme quando tem onde se apoiar: touca de algodão com corpo na nuca, uma faixa de veludo de 3 cm sob a borda e o pano preso dos dois lados, nunca num ponto só. Crepe segura; cetim desliza.'
        : 'O véu fica firme quando tem onde se apoiar: um coque baixo, na altura da orelha, ou duas tranças cruzadas na nuca fazem o degrau, e uma faixa de veludo de 3 cm sob a borda segura o tecido. O que é liso e alto o levanta. A borda assenta dois dedos atrás da linha da testa.',
  },
  {
    what: 'O véu da noiva',
    why: 'Onde o pente entra e até onde o tule desce, para o seu contorno.',
    chapter: 'acessorios',
    heard: both('veu\\b', 'noiva|altar|casamento|me caso|caso (?:em|dia|no|n[ao]s)\\b'),
    words: byReach({
      comprido:
        'O véu da noiva, no seu contorno: preso baixo, na nuca, sob o penteado, com o tule aberto para os lados na altura do ombro; nada de camada no alto. Curto, até o cotovelo, encurta; o longo só sem a segunda camada.',
      curto:
        'O véu da noiva, no seu contorno: o pente entra quatro dedos atrás da testa, no alto, e o tule desce reto até a ponta dos dedos ou mais; nada franzido ao lado das maçãs. Uma camada sobre o rosto só até o altar.',
      neutro:
        'O véu da noiva: o pente entra logo atrás do penteado, dois dedos abaixo do alto, contra o sentido do fio, e o tule desce até a ponta dos dedos. Ensaie com ele um mês antes e ande dez minutos: se puxa, o pente está no lugar errado.',
    }),
  },
  {
    what: 'O ojá, pela mão',
    why: 'A borda, o volume e o fim, medidos com os dedos.',
    chapter: 'tecido',
    heard: /\bojas?\b/,
    words: (r) =>
      `O ojá, pela mão: o meio do pano na nuca, as pontas cruzadas na testa, dois dedos deitados entre a sobrancelha e a borda; o corpo do pano fica ${TURBAN_BODY[r.shape]}, e a ponta some na volta de trás. Passe as duas palmas juntas, da testa à nuca: o que uma encontra, a outra tem de encontrar.`,
  },
  {
    what: 'O turbante de sair',
    why: 'O pano, o tamanho em centímetros e o que muda da semana para a festa.',
    chapter: ['tecido', 'acessorios'],
    heard:
      /\b(?:turbante|torco)s?\b.*\b(?:festa|casamento|domingo|igreja|culto|missa|formatura|samba)\b|\b(?:festa|casamento|domingo|igreja|culto|missa|formatura|samba)\b.*\b(?:turbante|torco)s?\b/,
    words: (r) => (r.facts.has('wants-cloth') && isOfFeast(r) ? null : turbanForFeast(r)),
  },
  {
    what: 'O turbante de todo dia',
    why: 'Viscose ou malha, 50 por 180 cm, três dedos de altura.',
    chapter: ['tecido', 'acessorios'],
    heard:
      /\b(?:turbante|torco)s?\b.*\b(?:todo dia|todos os dias|dia a dia|para trabalhar|no trabalho)\b|\b(?:todo dia|no dia a dia|para trabalhar)\b.*\b(?:turbante|torco)s?\b/,
    words:
      'O turbante de todo dia: viscose ou malha de algodão, 50 por 180 cm, uma volta a menos que na festa e três dedos de altura. O nó troca de lado a cada dia, para o peso não ficar no mesmo ponto, e a touca de baixo se lava à noite.',
  },
  {
    what: 'O lenço em cabeça sensível',
    why: 'Algodão na pele, forro sem costura e o tamanho do pano.',
    chapter: ['tecido', 'acessorios'],
    isWhole: true,
    heard: both(
      'lencos?\\b|turbantes?\\b|touca\\b',
      'quimio\\w*|radioterapia|cabeca (?:sensivel|raspada|careca)|alopecia|mastectomia',
    ),
    words:
      'Em cabeça sensível: algodão ou bambu encostando na pele, sem costura por dentro, e um quadrado de 90 por 90 cm dobrado em triângulo, com o nó abaixo do osso da nuca. Cetim escorrega onde não há apoio: deixe-o por cima. Uma tira de espuma macia sob o pano, na altura das têmporas, dá o volume.',
  },
  {
    yieldsTo: ['O que puxa e dói'],
    what: 'O peso do coque',
    why: 'Metade de cada lado, grampos largos, e um lugar diferente a cada dia.',
    chapter: ['cabelo', 'textura'],
    heard: both('coques?\\b', 'peso\\b|pesa\\b|pesad[oa]|dor de cabeca|do[ie]\\b|doer|puxa\\b|machuca'),
    words:
      'O peso do coque se divide: dois coques baixos ou duas tranças cruzadas na nuca põem metade de cada lado. Elástico macio, sem metal, e quatro grampos largos em vez de uma volta apertada; mude de lugar a cada dia e solte cinco minutos no almoço. Dor no fim da tarde é aperto, e não costume.',
  },
  {
    yieldsTo: ['A marca do que cobre a cabeça'],
    what: 'A marca do chapéu',
    why: 'Copa um dedo mais larga, cabelo seco antes, dedos úmidos depois.',
    chapter: ['cabelo', 'acessorios'],
    heard:
      /\b(?:marc\w+|amass\w+|afund\w+)\b.*\b(?:chapeu|bone|boina)\b|\b(?:chapeu|bone|boina)\b.*\b(?:marcad\w+|marca\b|amass\w+|afund\w+)/,
    words:
      'A marca do chapéu: só o ponha com o cabelo seco, e compre a copa um dedo mais larga, com fita de algodão por dentro. Ao tirar, passe os dedos úmidos na raiz, contra o lado da marca, e o pente para trás: com 5 a 7 cm nos lados, ela se desfaz em um minuto.',
  },
  {
    what: 'O terno, a camisa e a gravata',
    why: 'A camisa e a gravata para a cor dele, e o nó para o seu rosto.',
    chapter: ['roupa', 'decotes'],
    heard: /\bterno\b.*\b(?:azul|marinho|cinza|preto|bege|claro|grafite|caqui|branco|linho)/,
    words: suitWords,
  },
  {
    what: 'O traje do baile',
    why: 'Fica inteiro: muda só a altura do nó do lenço.',
    chapter: ['roupa', 'acessorios'],
    heard:
      /\b(?:pilcha|bombacha|vestido de prenda|traje de prenda|ctg|traje tipico|saia rodada da? (?:capoeira|congada|carimbo|coco))\b/,
    words:
      'O traje do baile fica inteiro: pilcha, camisa passada e abotoada, lenço e chapéu. O que conversa com o rosto é o nó do lenço, dois dedos abaixo do pomo, e a aba, que não deve passar da largura dos ombros.',
  },
  {
    what: 'O metal que dá alergia',
    why: 'O que pode encostar na pele, e o que perguntar na loja.',
    chapter: 'acessorios',
    heard:
      /\bniquel\b|\balergi\w+ (?:a|de|com) (?:bijuterias?|bijus?|metal|metais|brincos?)|\b(?:bijuterias?|bijus?|brincos?|correntes?)\b.*\b(?:coca\w*|inflama\w*|empipoca\w*|da alergia|me irrita)/,
    words:
      'Sem níquel junto da pele: titânio, vidro ou plástico de uso médico; ouro e prata, só com a loja garantindo por escrito que a liga não o leva. Botão de metal e fivela também encostam: um pedaço de algodão por dentro separa. Coceira que não passa é da dermatologista.',
  },
  {
    what: 'O queloide',
    why: 'Nenhum furo novo: pressão com almofada ou ímã leve, por poucas horas.',
    chapter: 'acessorios',
    heard: /\bqueloides?\b/,
    words:
      'Com tendência a queloide, nenhum furo novo, e este guia não pede um. O que enfeita a orelha prende por pressão, com almofada de silicone, por poucas horas, e sai se marcar. Queloide que coça ou cresce é da dermatologista.',
  },
  {
    what: 'O lóbulo esticado',
    why: 'Peça leve, apoio por trás, e o furo descansa.',
    chapter: 'acessorios',
    heard:
      /\b(?:lobulos?|furos?|orelhas?)(?: da orelha)? (?:\w+ ){0,2}(?:rasgad|esticad|caid|rasgou|esticou|cedeu)|\blobulo\b.*\b(?:rasg|estic|cede)/,
    words:
      'Lóbulo que esticou: peça de até 3 g, tarraxa larga de silicone e um adesivo de apoio por trás; um dia de uso, um de descanso. Rasgado até a borda, quem fecha é um médico, e até lá fica sem nada.',
  },
  {
    what: 'O alargador',
    why: 'Fica, e a outra peça é que se cala.',
    chapter: 'acessorios',
    heard: /\b(?:uso|tenho|meus?|com) (?:um |uns )?alargador(?:es)?\b/,
    words:
      'O alargador fica: madeira, pedra ou silicone fosco perto do rosto pedem uma peça só. Os óculos ou o pescoço ficam quietos, e a gola, aberta, deixa ver a linha da orelha ao ombro.',
  },
  {
    what: 'A roupa de quem amamenta',
    why: 'Abre na frente ou de lado, em cor média, sem nada que se puxe.',
    chapter: 'roupa',
    heard: /\bamament\w+/,
    words:
      'Enquanto amamenta: camisa de botões, peça transpassada ou blusa de duas camadas que abre de lado, com uma mão. Cor média e tecido com textura não mostram pingo; o liso claro mostra. Perto do rosto, nada que se puxe.',
  },
  {
    what: 'A roupa na cadeira de rodas',
    why: 'Frente mais curta, manga sem sobra, e o acento na gola.',
    chapter: 'roupa',
    heard: /\bcadeira de rodas\b|\bcadeirante\b/,
    words:
      'Na cadeira, a peça se prova na posição de usar: frente três dedos mais curta que as costas, cintura mais alta atrás, manga justa do cotovelo ao pulso, para não raspar na roda, e bolso na coxa. O olhar chega primeiro à gola: é nela que vai a cor.',
  },
  {
    what: 'As golas da cabeça raspada',
    why: 'A gola vira a moldura: corpo no tecido, e a altura pelo seu contorno.',
    chapter: 'decotes',
    heard: /\b(?:sou|estou|fiquei|por ser) (?:careca|calv[oa])\b|\bcabeca raspada\b|\braspo (?:a cabeca|tudo)\b/,
    words: (r) =>
      isShaven(r)
        ? `Na cabeça raspada, a gola é a moldura inteira: prefira a que tem corpo, de camisa, polo ou malha grossa, e aposente a que ondula. ${byReach(
            {
              comprido: 'Fechada e com as pontas abertas para os lados, ela dá largura ao rosto.',
              curto: 'Aberta em V, um ou dois botões, ela devolve altura.',
              neutro: 'Um botão aberto basta.',
            },
          )(r)}`
        : null,
  },
  {
    what: 'O pescoço curto',
    why: 'Linha que desce, e nada em volta dele.',
    chapter: 'decotes',
    heard:
      /\bpescoco (?:e |muito |bem |meio |super )*(?:curt|gross|gord|larg)|\bquase (?:nao tenho|sem) pescoco\b|\b(?:nao tenho|sem) pescoco\b/,
    words:
      'Pescoço curto: a linha desce até 8 ou 10 cm abaixo da clavícula, em V ou camisa aberta, e nada em volta dele. A costura do ombro um dedo para dentro e o cabelo acima do ombro, ou bem abaixo, deixam o resto à vista.',
  },
  {
    what: 'O pescoço comprido',
    why: 'Gola em pé, lenço, e o fim do cabelo na altura dele.',
    chapter: 'decotes',
    heard: /\bpescoco (?:e |muito |bem |meio |super )*(?:comprid|long|fin[oa]|de girafa)/,
    words:
      'Pescoço comprido: gola em pé de 4 a 5 cm, camisa fechada ou lenço em duas voltas soltas o encurtam; um V fundo o alonga. Se você gosta dele assim, deixe-o livre e ponha o peso no ombro.',
  },
  {
    what: 'O busto grande',
    why: 'V médio, tecido firme, nada que acabe em cima dele.',
    chapter: ['decotes', 'roupa'],
    heard:
      /\b(?:busto|seios?|peitos?) (?:e |muito |bem |meio )*(?:grand|fart|enorm|volumos|pesad)|\bmuito (?:busto|peito|seio)\b|\bpeituda\b/,
    words:
      'Busto grande: V que termina dois dedos acima dele, tecido firme com um pouco de elasticidade e pence lateral; o que pende acaba acima, nunca em cima. Bolso no peito, babado e malha fina somam volume.',
  },
  {
    what: 'O busto pequeno',
    why: 'Linha que atravessa o colo, camada e textura.',
    chapter: ['decotes', 'roupa'],
    heard:
      /\b(?:busto|seios?|peitos?) (?:e |muito |bem |meio )*pequen|\bpouco (?:busto|peito|seio)\b|\bsem (?:busto|peito)\b/,
    words:
      'Busto pequeno: linha que atravessa o colo, canoa ou camisa, com bolso, franzido ou canelado na altura dele. Malha lisa e justa é a que menos ajuda; por cima, uma segunda camada aberta dá corpo.',
  },
  {
    what: 'A camiseta de sempre',
    why: 'A gola dela faz a diferença, e três boas bastam.',
    chapter: ['roupa', 'decotes'],
    heard: /\b(?:so (?:uso|visto|ando de)|vivo de|(?:uso|ando) so de|meu uniforme e) camisetas?\b/,
    words: byReach({
      comprido:
        'De camiseta todo dia, quem decide é a gola: fechada, rente à base do pescoço, com ribana de 2 cm. Três de algodão pesado nas suas cores valem mais que dez.',
      curto:
        'De camiseta todo dia, quem decide é a gola: V raso, até dois dedos abaixo da clavícula, ou henley com a carcela aberta. Três de algodão pesado nas suas cores valem mais que dez.',
      neutro:
        'De camiseta todo dia, quem decide é a gola: redonda, um dedo abaixo da base do pescoço, que não ondule na lavagem. Três de algodão pesado nas suas cores valem mais que dez.',
    }),
  },
  {
    what: 'A orelha sem furo',
    why: 'Nenhuma página pede um: o ponto de luz muda de lugar.',
    chapter: 'acessorios',
    heard:
      /\b(?:nao (?:tenho|furei|furo|quero furar) (?:as |a )?(?:orelhas?(?: furadas?)?(?! (?:grand|pequen|de)\w*)|furos?(?: na orelha)?)|orelhas? (?:nao e |nao sao |sem )?furad?[ao]?s?\b.*\bnao|orelhas? sem furo)/,
    words:
      'Sem furo na orelha, e este guia não pede um: brinco de pressão leve num dia ou noutro, com almofada de silicone, por três ou quatro horas; nos demais, a armação, a presilha e a gola fazem o ponto de luz.',
  },
  {
    what: 'O brinco certo',
    why: 'O formato e o tamanho, em centímetros, para o seu contorno.',
    chapter: 'acessorios',
    heard:
      /\b(?:que|qual|quais) (?:tipo de |modelo de |tamanho de )?brincos?\b|\bbrincos?\b.*\b(?:combina\w*|favorec\w+|afin\w+|para (?:o )?meu rosto)/,
    words: earringWords,
  },
  {
    what: 'O boné de todo dia',
    why: 'A aba e a copa que conversam com o rosto.',
    chapter: 'acessorios',
    heard:
      /\b(?:vivo|ando|fico) (?:\w+ )?de bone\b|\bbone (?:o )?(?:dia (?:inteiro|todo)|tempo todo|sempre|todo (?:o )?dia)|\b(?:sempre|todo dia) (?:\w+ )?de bone\b/,
    words: (r) =>
      isCovered(r)
        ? null
        : byReach({
            comprido:
              'O boné de todo dia: copa rasa, aba larga e levemente curva, posta um dedo acima da sobrancelha; copa alta soma ao que o rosto já tem. Dois iguais, um lavando.',
            curto:
              'O boné de todo dia: copa um dedo mais alta, aba curva de 7 cm, posto dois dedos acima da sobrancelha; aba reta e baixa fecha o rosto. Dois iguais, um lavando.',
            neutro:
              'O boné de todo dia: copa média, aba curva de 7 cm, dois dedos acima da sobrancelha, reto na frente. Dois iguais, um lavando.',
          })(r),
  },
  {
    what: 'A tatuagem do pescoço',
    why: 'A gola que mostra e a que cobre: uma de cada.',
    chapter: 'decotes',
    heard: /\btatuage\w* (?:grande |nova )?(?:no|do|pelo) pescoco\b|\bpescoco tatuado\b|\btattoo no pescoco\b/,
    words:
      'A tatuagem do pescoço é sua: gola redonda baixa e camisa aberta a mostram; gola padre de 4 cm e polo fechado a cobrem por inteiro. O que fica estranho é a metade: escolha uma de cada e decida pelo dia.',
  },
  {
    what: 'A roupa na chamada de vídeo',
    why: 'Um contraste na gola, luz de frente, nada que trema na tela.',
    chapter: ['decotes', 'roupa'],
    heard:
      /\b(?:chamadas?|reunioes|reuniao|aulas?) (?:de |por |em )?(?:video|online|remot\w+)|\bvideochamadas?\b|\bvideo ?conferencias?\b|\b(?:zoom|meet|teams)\b.*\b(?:rosto|camera|reuni\w+|roupa)|\bhome office\b/,
    words:
      'Na chamada de vídeo, do peito para cima: gola com corpo, lisa, dois tons mais clara ou mais escura que a parede; trama miúda treme na tela. Luz de frente, câmera na altura dos olhos, e nada que brilhe ou bata no microfone.',
  },
  {
    what: 'A roupa da entrevista',
    why: 'Lisa, na cor que mais acende, provada na cadeira.',
    chapter: 'roupa',
    heard: both('entrevista(?: de emprego)?\\b', 'roupas?\\b|vestir|visto\\b|usar\\b|camisa|sem nada'),
    words:
      'Para a entrevista: uma peça lisa na cor que mais acende o seu rosto, a de baixo mais escura, sapato limpo. Prove na cadeira na antevéspera; no dia, chegue com a peça de cima no cabide. Isso basta: o simples bem passado parece cuidado.',
  },
  {
    what: 'O uniforme',
    why: 'Fica como manda a regra: muda o tamanho, a gola de baixo e o fora do turno.',
    chapter: 'roupa',
    heard:
      /\b(?:uso|visto|trabalho (?:de|com)|obrigatorio|devo usar) (?:o )?(?:uniforme|farda)\b|\buniforme (?:obrigatorio|da empresa|da escola|azul|preto|branco|verde)\b/,
    words:
      'O uniforme fica como manda a regra. O que é seu: o tamanho certo no ombro, a barra no peito do pé, a camiseta de baixo que não apareça na gola, e a peça que você veste ao sair, essa numa das suas cores.',
  },
  {
    what: 'O jaleco',
    why: 'A gola de dentro é que aparece: dois dedos, numa cor sua.',
    chapter: 'decotes',
    heard: /\bjaleco\b/,
    words: onlyUncovered(
      'Com o jaleco, quem fala é a gola de dentro: dois dedos dela à vista, numa das suas cores, porque o branco do tecido devolve luz fria ao rosto. Colarinho sobre colarinho pesa; gola redonda ou V por baixo, não.',
    ),
  },
  {
    what: 'A beca e o capelo',
    why: 'Gola baixa por dentro, peça que não pende, penteado baixo.',
    chapter: ['acessorios', 'decotes'],
    heard: /\b(?:beca|capelo)\b/,
    words:
      'Com a beca, o rosto fica sobre preto: por dentro, gola branca ou clara que apareça um dedo, e uma peça rente, porque a que pende enrosca na faixa. O capelo fica reto, um dedo acima da sobrancelha; prove com ele o penteado.',
  },
  {
    what: 'A roupa de quem é do cortejo',
    why: 'O mesmo cuidado com a gola, e um tecido que não amassa.',
    chapter: 'roupa',
    heard: both(
      '(?:sou|vou|serei|como|ser|de) (?:a |o |de |uma? )?(?:madrinha|padrinho|convidad[oa]|mae d[oa] noiv[oa]|pai d[oa] noiv[oa]|dama de honra)',
      'vestidos?\\b|roupas?\\b|ternos?\\b|vestir|usar\\b|visto\\b',
    ),
    words:
      'Para o cortejo: pergunte se há cor combinada, antes de escolher. Tecido que não amassa sentado, manga que deixa abraçar e a gola que esta página indica; sapato usado duas vezes em casa antes do dia.',
  },
  {
    what: 'O vestido da festa',
    why: 'O que vai ao lado da cor dele.',
    chapter: ['acessorios', 'cores'],
    heard:
      /\bvestido\b.*\b(?:verde|azul|vermelho|preto|rosa|roxo|lilas|vinho|amarelo|laranja|terracota|bege|dourado|marsala|branco|marrom|cinza)/,
    words: (r) => {
      const colour = colourOf(r, 'vestido')
      return colour === null || r.facts.has('no-skirts')
        ? null
        : `Ao lado do vestido, uma cor só: ${BESIDE[colour]}. Repita-a duas vezes, na bolsa e no sapato, e deixe o rosto com a luz.`
    },
  },
  {
    what: 'A roupa do corpo de hoje',
    why: 'O tamanho que veste, com o ombro no lugar e a linha aberta.',
    chapter: 'roupa',
    heard:
      /\bplus size\b|\bsou gord[oa]\b|\bengordei\b|\bacima do peso\b|\bganhei peso\b|\bnenhuma roupa (?:me )?serve\b/,
    words:
      'A roupa veste o corpo de hoje, e nada aqui pede que ele mude: compre pelo ombro, que é caro de ajustar, e aperte o resto na costureira. Linha aberta na gola, uma terceira peça que passe do quadril e um tom só de cima a baixo.',
  },
  {
    what: 'A pouca altura',
    why: 'Um tom só, barra certa, peça curta em cima.',
    chapter: 'roupa',
    heard:
      /\bsou (?:muito |bem |super )?(?:baix(?:inh)?[oa])\b|\b1[,.]? ?[45]\d ?(?:m|metros?|de altura)\b|\bum metro e (?:quarenta|cinquenta)\b/,
    words:
      'Com pouca altura: um tom só da gola ao sapato, jaqueta que termine no osso do quadril e barra no tornozelo ou acima do joelho. O que corta ao meio é o cinto de outra cor.',
  },
  {
    what: 'A muita altura',
    why: 'Duas cores, camadas e punho que chega ao pulso.',
    chapter: 'roupa',
    heard:
      /\bsou (?:muito |bem |super )?alt[oa] (?:demais|e )|\bsou (?:muito|bem|super) alt[oa]\b|\b1[,.]? ?(?:8[5-9]|9\d) ?(?:m|metros?|de altura)\b/,
    words:
      'Com muita altura: duas cores, uma em cima e outra embaixo, camadas abertas e punho que chegue ao osso do pulso. Barra curta por engano é o que denuncia: compre pelo comprimento e aperte a largura.',
  },
  {
    what: 'O ombro largo',
    why: 'Gola em V, manga sem costura caída, peso embaixo.',
    chapter: ['decotes', 'roupa'],
    heard: /\bombros? (?:e |sao |muito |bem |meio |super )*larg/,
    words:
      'Ombro largo: V ou camisa aberta, que descem no meio, e a costura na ponta do osso, sem enchimento. O volume vai para baixo, na perna ou na saia; linha reta de ombro a ombro o alarga.',
  },
  {
    what: 'O ombro estreito ou caído',
    why: 'Linha horizontal no colo e costura firme.',
    chapter: ['decotes', 'roupa'],
    heard: /\bombros? (?:e |sao |muito |bem |meio |super )*(?:estreit|caid|fin[oa]|pequen)/,
    words:
      'Ombro estreito ou caído: linha que atravessa o colo, colarinho de pontas abertas e costura firme na ponta do osso, com 0,5 cm de enchimento. Manga raglã e malha mole o fazem descer.',
  },
  {
    what: 'A barriga',
    why: 'O olhar fica na gola; o tecido, firme e sem apertar.',
    chapter: 'roupa',
    heard: both('barriga|barriguinha', 'incomod\\w+|disfar\\w+|escond\\w+|aparec\\w+|marca\\b|marcando|odeio|detesto'),
    words:
      'Você falou da barriga: tecido firme que não cola, comprimento três dedos abaixo da cintura e uma terceira peça aberta, que faz duas linhas verticais. A cor clara fica na gola, e o olhar com ela.',
  },
  {
    what: 'O suor',
    why: 'Fibra que respira, cor que não marca, uma peça a mais na bolsa.',
    chapter: 'roupa',
    heard:
      /\b(?:suo|transpiro) (?:muito|demais|horrores|em bicas|que nem)\b|\bfogachos?\b|\b(?:ondas?|calores) d[ae] (?:calor|menopausa)\b|\bmarca de suor\b/,
    words:
      'Contra o suor: linho e algodão de trama aberta, uma camada que se tira, gola que não encosta. Branco, marinho e trama miúda escondem a marca; cinza médio e azul-claro a mostram. Leve uma peça igual na bolsa.',
  },
  {
    what: 'O armário que não se usa',
    why: 'Dez peças, três conjuntos, e só depois uma compra.',
    chapter: 'roupa',
    heard:
      /\b(?:armario|guarda.?roupas?) (?:esta |e )?(?:chei\w+|lotad\w+|baguncad\w+)|\broupas? que (?:eu )?nao uso\b|\bnao tenho (?:nada|o que|roupa) para (?:vestir|usar)\b|\bcompro (?:roupa )?e nao uso\b/,
    words:
      'Antes de comprar: separe dez peças que já estão nas suas cores, monte três conjuntos e fotografe-os no cabide. O que ficou de fora um mês vai para uma caixa com data. Só depois, uma peça, e de gola boa.',
  },
  {
    what: 'O preto de sempre',
    why: 'Fica: muda a distância do rosto e a textura.',
    chapter: ['cores', 'roupa'],
    heard:
      /\b(?:so (?:uso|visto|ando de)|(?:uso|visto|ando) so(?: de)?|vivo de) preto\b|\b(?:todo|meu) (?:o )?(?:armario|guarda.?roupa) e preto\b/,
    words:
      'O preto de sempre fica: fosco perto do rosto, aberto na gola, e com uma segunda textura no mesmo dia. Onde ele fizer sombra sob os olhos, dois dedos de outra cor entre ele e o queixo resolvem.',
  },
  {
    what: 'O receio das cores',
    why: 'Uma de cada vez, do pé para o rosto.',
    chapter: ['cores', 'roupa'],
    heard:
      /\b(?:medo|vergonha|receio) de (?:usar )?cor(?:es)?\b|\bnao sei (?:combinar|usar|misturar) (?:as )?cores?\b|\bso (?:uso|visto) (?:cores? )?(?:neutr|basic|apagad)\w*/,
    words:
      'Uma cor de cada vez: na primeira semana no sapato ou na bolsa, na segunda na peça de baixo, na terceira na gola, sempre com dois neutros. A terceira só fica se você se vê antes dela.',
  },
  {
    what: 'Ouro ou prata',
    why: 'O que a sua cor pede perto do rosto, e onde fica o outro.',
    chapter: 'acessorios',
    heard:
      /\b(?:ouro|dourad[oa])(?: ou|,) (?:prata|pratead[oa])\b|\b(?:prata|pratead[oa])(?: ou|,) (?:ouro|dourad[oa])\b/,
    words: metalWords,
  },
  {
    what: 'O que se traz no pescoço por fé',
    why: 'Fica: a gola é que abre espaço para ele.',
    chapter: ['acessorios', 'decotes'],
    heard: /\b(?:fios? de contas?|minhas (?:contas|guias)|guias? no pescoco|crucifixo|escapulario|medalhinha|patua)\b/,
    words:
      'O que você traz no pescoço por fé fica, e não é enfeite: por dentro, gola redonda que o cubra inteiro; por fora, camisa aberta dois botões e nenhuma outra peça perto. Na hora da máscara e da tesoura, ele vai para dentro da roupa.',
  },
  {
    what: 'A sexta de branco',
    why: 'Um conjunto pronto, de três brancos, para o ano inteiro.',
    chapter: ['cores', 'roupa'],
    heard: /\b(?:sextas?(?:[ -]feiras?)?)\b.*\bbranco\b|\bbranco\b.*\b(?:toda|as|na|nas|de) sextas?\b/,
    words:
      'Para a sexta de branco, um conjunto pronto: algodão cru em cima, branco puro embaixo, e perto do rosto o branco que não acinzenta a pele, o puro em pele fria, o de algodão em pele quente.',
  },
  {
    what: 'O hábito',
    why: 'Fica inteiro: a página cuida da borda do véu, da pele e dos óculos.',
    chapter: ['roupa', 'tecido'],
    heard: /\bsou (?:freira|monja|religiosa consagrada)\b|\bmeu habito religioso\b|\bvida consagrada\b/,
    words:
      'O hábito fica inteiro. O que se acerta é pouco: a borda do véu dois dedos acima da sobrancelha, a touca de algodão que não marque a testa, e a armação dos óculos fina, da cor da pele ou do tecido.',
  },
  {
    what: 'A peruca e o lenço de quem é casada',
    why: 'A linha da frente da peruca, e o apoio sob o lenço.',
    chapter: ['tecido', 'acessorios'],
    heard: /\bsheitel\b|\btichel\b|\bmitpachat\b|\bcubro (?:o cabelo )?com (?:peruca|lenco)\b/,
    words:
      'O lenço de casada: quadrado de 110 por 110 cm, com base de veludo e um apoio macio atrás, que dá três dedos de altura sem puxar. A peruca, com a frente solta ou faixa de 4 cm cobrindo a linha, assenta um dedo atrás da sua.',
  },
  {
    what: 'A roupa da gravidez',
    why: 'Marca acima da barriga, e serve depois.',
    chapter: 'roupa',
    heard: both('gravid\\w+|gestante|gestacao', 'roupas?\\b|vestidos?\\b|vestir|calcas?\\b|usar\\b'),
    words:
      'Na gravidez: cintura marcada acima da barriga, tecido que cede para a frente e não para os lados, e peças que abram na frente, porque servem depois também. A gola clara segura o olhar no rosto.',
  },
  {
    what: 'A roupa depois da mastectomia',
    why: 'Abre na frente, com corpo no tecido, e nada que aperte.',
    chapter: 'roupa',
    heard: /\bmastectomia\b|\bprotese mamaria\b|\bsem (?:um|os?) seios?\b/,
    words:
      'Depois da cirurgia do seio: peça que abra na frente, de tecido com corpo, com pregas, bolso ou uma camada em diagonal no peito; cava que não aperte e costura longe da cicatriz. Do que pode encostar, a equipe que acompanha você decide.',
  },
  {
    what: 'Vestir-se com um braço',
    why: 'Botão grande, ímã, elástico, e a ordem de vestir.',
    chapter: 'roupa',
    heard:
      /\b(?:so tenho|tenho so|uso so|com) um braco(?: so)?\b|\bbraco amputad\w+|\bsem um (?:dos )?bracos?\b|\bcom uma mao so\b|\bhemiplegi\w+/,
    words:
      'Com um braço: camisa já abotoada até o terceiro botão, de ímã ou de pressão dali para cima; punho de elástico no lugar do botão; cintura de elástico atrás e lisa na frente. A manga do braço que não se usa entra primeiro.',
  },
  {
    what: 'O binder',
    why: 'Camada aberta, tecido com corpo, e horas contadas.',
    chapter: 'roupa',
    heard: /\bbinder\b/,
    words:
      'Com o binder: camisa de tecido com corpo, um número acima no peito, e uma segunda camada aberta, que cai reta. Cor média e textura escondem a costura; gola aberta um botão dá ombro.',
  },
  {
    what: 'O lenço no pescoço',
    why: 'O tamanho e o nó, para o seu contorno.',
    chapter: 'acessorios',
    heard:
      /\b(?:uso|usar|amarrar|adoro|gosto de|quero)(?: (?:um|uns|de|muito))* (?:lencos?|echarpes?)(?: \w+)? no pescoco\b|\b(?:lencos?|echarpes?) no pescoco (?:fica|combina|sempre)/,
    words: (r) =>
      isCovered(r)
        ? null
        : byReach({
            comprido:
              'O lenço no pescoço: quadrado de 70 cm, duas voltas frouxas com o nó de lado, junto da clavícula: a volta deitada interrompe a descida.',
            curto:
              'O lenço no pescoço: tira de 20 por 150 cm, uma volta só e as pontas caídas até o meio do peito; o nó um palmo abaixo do queixo.',
            neutro:
              'O lenço no pescoço: quadrado de 60 cm dobrado em faixa de 5, nó pequeno de lado, dois dedos abaixo do queixo.',
          })(r),
  },
  {
    what: 'O chapéu do sol',
    why: 'Aba de 8 cm, e a copa que o seu rosto pede.',
    chapter: 'acessorios',
    heard: both('chapeus?\\b', 'sol\\b|praia|roca\\b|lavoura|melasma'),
    words: (r) =>
      isCovered(r)
        ? null
        : `O chapéu do sol: aba de 8 cm em toda a volta, trama fechada e fita por dentro que se lave. ${byReach({
            comprido: 'Copa rasa e aba larga, que cortam a altura.',
            curto: 'Copa um dedo mais alta que a cabeça e aba um pouco caída dos lados.',
            neutro: 'Copa média, na altura que vai da sobrancelha à base do nariz.',
          })(r)}`,
  },
  {
    what: 'A cor que não combina com a pele',
    why: 'Longe do rosto ela fica: é a gola que muda.',
    chapter: ['cores', 'roupa'],
    heard:
      /\b(?:que|qual|quais) cor(?:es)? (?:me |eu )?(?:apaga|envelhece|nao (?:devo|posso) usar|nao combina|derruba|deixa (?:palid|abatid|amarel))\w*/,
    words:
      'A cor que apaga é a que repete a pele sem contraste ou puxa a olheira: prove-a sob o queixo, perto da janela. Não precisa sair do armário; desce para a cintura, com uma das suas na gola.',
  },
  {
    what: 'A foto do documento',
    why: 'Gola com contraste, nada que brilhe, orelhas à vista.',
    chapter: ['decotes', 'roupa'],
    heard:
      /\bfoto (?:do|para o|para|de) (?:documento|passaporte|rg|cnh|visto|cracha|carteira|linkedin|curriculo|perfil profissional)\b/,
    words:
      'Para essa foto: gola lisa que contraste com o fundo, quase sempre branco, então nada claro perto do rosto; sem brilho, sem peça que cubra a testa ou as orelhas. Ombros retos, queixo um dedo para baixo.',
  },
  {
    what: 'Os óculos e o que pende',
    why: 'Um dos dois fala: o outro fica rente.',
    chapter: 'acessorios',
    heard: both('brincos?\\b|colar(?:es)?\\b', 'oculos|armac\\w+'),
    words: (r) =>
      r.facts.has('no-earrings')
        ? null
        : 'Com óculos, um dos dois fala: armação grossa pede peça rente, de até 1 cm; armação fina aceita a que pende. O material dos dois conversa, e a haste não encosta na peça.',
  },
  {
    what: 'A cicatriz ou a marca do pescoço',
    why: 'A gola que cobre e a que não encosta.',
    chapter: 'decotes',
    yieldsTo: ['tracheostomy'],
    heard: both(
      'cicatriz|manchas?\\b|marca d[ea] (?:cirurgia|tireoide|nascenca)|traqueo\\w+',
      'pescoco|colo\\b|peito\\b',
    ),
    words:
      'Para cobrir o pescoço sem apertar: gola padre de 4 cm, lenço de algodão em uma volta ou camisa fechada, sempre com tecido liso junto da pele. Para deixar à vista, gola aberta e nada por perto: as duas são suas.',
  },
  {
    what: 'O salto que não se usa',
    why: 'A linha termina no bico e no peito do pé.',
    chapter: 'roupa',
    heard: /\b(?:nao (?:uso|posso usar|consigo usar|gosto de)|detesto|odeio|sem) salto(?:s)?(?: alto)?\b/,
    words:
      'Sem salto, a linha se faz no peito do pé: sapato de bico um pouco alongado e gáspea baixa, barra que pare no osso do tornozelo. Solado de 2 a 3 cm, reto, dá altura sem inclinar.',
  },
]
