/** Of hair, scalp, fringe, plaits and what is worn on them (practice, M). Colour and chemistry: `hair-colour.ts`. */
import { bigChopIn } from '../facts/big-chop.ts'
import { waysOf } from '../hair/finish.ts'
import { fringeFor } from '../hair/fringe.ts'
import { hairReachOf, isCurled } from '../hair/reach.ts'
import { lower } from '../knowledge/pt.ts'
import { cordsOf } from '../reading/cords.ts'
import type { Reading } from '../reading/reading.ts'
import type { Answer, TopicAnswer } from './answer.ts'
import { COLOUR_ANSWERS } from './hair-colour.ts'
import { near, told, wished } from './near.ts'

const HAIR = 'cabelos?|fios?|cachos?|afro|black|juba|cabeleira|madeixas?'
const PLAITS = 'trancas?|trancado|box|nago|dreads?|dreadlocks|locs?|twists?'

const CHOP = /\b(?:big ?chop|bc|grande corte|alisad[ao]|esticad[ao]|quimica)\b/
/** The facts of a reading say no more of a transition that ends. */
const isChopped = (r: Reading): boolean =>
  !r.facts.has('in-transition') && grows(r) && bigChopIn(r.brief.form.observations) !== null
const grows = (r: Reading): boolean => !r.isTopBare && hairReachOf(r) !== 'rente'
const isLong = (r: Reading): boolean => hairReachOf(r) === 'comprido'
const isUncut = ({ facts }: Reading): boolean => facts.has('no-cut') || facts.has('growing-out')
const isPlaited = ({ facts }: Reading): boolean => facts.has('braids-stay') || facts.has('hairpiece')
const takesProducts = (r: Reading): boolean => waysOf(r).without === undefined
/** Only where hair grows. */
const ofHair =
  (words: TopicAnswer['words']): TopicAnswer['words'] =>
  (r) =>
    grows(r) ? (typeof words === 'string' ? words : words(r)) : null

/** The kind of fringe for this face, in its length. */
function fringeAnswer(r: Reading): string {
  const [first] = fringeFor(r).picks
  const kind = lower(first.what)
  if (first.id === 'sem')
    return `Você perguntou da franja: não precisa, o seu contorno se mostra melhor sem ela. Se a vontade ficar, comece pela lateral longa, até a maçã do rosto, que se desfaz com um grampo.`
  const length =
    first.id === 'curta'
      ? 'dois dedos acima da sobrancelha'
      : first.id === 'reta'
        ? 'na sobrancelha, com as pontas leves'
        : 'da sobrancelha à maçã do rosto'
  const shrunk = isCurled(r) ? ' No seu fio, cortada a seco e um dedo mais longa do que parece certo.' : ''
  return `Você perguntou da franja: sim, combina, e a sua é a ${kind}, ${length}. Peça para cortarem primeiro pelo mais longo.${shrunk}`
}

/** From here on a front is gathered under what covers it; up to there nothing is pressed flat. */
const TIED_FRONT_CM = 14
const FLAT_CM = 4
/** Sides that lie over the ear. */
const OVER_EARS_CM = 3
/** Between the two a whorl stands: shorter it has no weight, longer it lies down. */
const WHORL_CM = [3, 10] as const

/** By the front of the recommended cut. */
function ofWhorl(r: Reading): string {
  const [front] = r.cuts[r.cuts.recommended].cut.centimetres
  const how =
    front <= WHORL_CM[0]
      ? 'curta como vai nas medidas, ele não tem fio para erguer'
      : front >= WHORL_CM[1]
        ? 'na medida do corte indicado, o peso do fio já o vence'
        : 'peça que cortem a favor do giro, um dedo mais longo só ali, e sem risca contra ele'
  return `Você falou do redemoinho: ${how}. Seque-o primeiro, levando para os dois lados antes de assentar.`
}

/** Of sides: too long to lie in, too short to lie down. */
const isBetweenLengths = (cm: number): boolean => cm > 0.7 && cm < 4

export const HAIR_ANSWERS: readonly Answer[] = [
  {
    fact: 'leaves-fringe',
    chapter: 'cartao',
    words: 'Que a franja está crescendo: nela não se toca, nem para acertar, e o resto não se encurta para alcançá-la.',
  },
  {
    fact: 'fine-hair',
    chapter: 'textura',
    words: (r) =>
      r.facts.has('no-products')
        ? 'Você falou do fio fino: corpo, nele, vem da ponta cheia e da raiz seca de cabeça para baixo, com os dedos.'
        : 'Você falou do fio fino: condicionador só do meio às pontas; na raiz ele pesa. O corpo vem da ponta cheia, que não se desfia.',
  },
  {
    fact: 'fine-hair',
    chapter: 'cartao',
    words: (r) => (isUncut(r) ? null : 'Que o fio é fino: ponta reta e cheia, sem navalha e sem desfiar.'),
  },
  {
    fact: 'tangles',
    chapter: 'textura',
    words: 'Você falou dos nós: comece pelas pontas, com o fio úmido e os dedos, e suba aos poucos.',
  },
  {
    fact: 'cowlick',
    chapter: 'cartao',
    words: 'Que tem um redemoinho, e que a risca o segue em vez de brigar com ele.',
  },
  {
    fact: 'cowlick',
    chapter: ['franja', 'cabelo'],
    words: (r) => (grows(r) ? ofWhorl(r) : null),
  },
  {
    fact: 'volume-bothers',
    chapter: 'cartao',
    words: (r) =>
      isUncut(r)
        ? null
        : isCurled(r)
          ? 'Que o volume incomoda: camadas a seco, cacho a cacho; desbaste arma mais.'
          : 'Que o volume incomoda: que o tirem por dentro, da altura do queixo para baixo, sem degrau à vista.',
  },
  { fact: 'loves-volume', chapter: 'cartao', words: 'Que gosta do volume: nada de desbastar.' },
  { fact: 'wants-cut', chapter: 'cartao', words: 'Que pensou em {v}: pergunte o que fica dele neste corte.' },
  {
    fact: 'wants-volume',
    chapter: 'textura',
    words: (r) =>
      !grows(r)
        ? null
        : cordsOf(r) !== null
          ? 'Você falou do volume: em fios trançados ou torcidos, ele vem da raiz folgada, e de soltar mais do que prender.'
          : isCurled(r)
            ? 'Você falou do volume: no curvo, ele está na raiz. Com tudo seco, solte-a com os dedos ou o garfo, sem descer ao comprimento.'
            : 'Você falou do volume: ele nasce na raiz seca até o fim, com a cabeça para baixo, e na risca trocada de lado a cada lavagem.',
  },
  {
    fact: 'in-transition',
    chapter: 'cartao',
    words: (r) =>
      isUncut(r) || r.facts.has('length-stays') || r.cuts[r.cuts.recommended].cut.takesNothing
        ? 'Que está em transição: nenhuma química para igualar, e a parte alisada só sai quando disser.'
        : 'Que está em transição: tirar de 2 a 3 cm da parte alisada por visita, a cada seis a oito semanas, e nenhuma química para igualar.',
  },
  {
    fact: 'growing-out',
    chapter: 'cartao',
    words: 'Que está deixando crescer: limpar a nuca e baixar os lados, sim; em cima, nada, nem para igualar.',
  },
  {
    fact: 'growing-out',
    chapter: 'cuidados',
    yieldsTo: ['A fase do meio'],
    words:
      'Deixando crescer, conte cerca de um centímetro por mês: a cada oito semanas, só nuca e volume dos lados, para a fase do meio não vencer você.',
  },
  {
    fact: 'ears-bother',
    chapter: 'cartao',
    // Only where the sides of the very cut reach over them.
    words: (r) =>
      grows(r) && !isUncut(r) && r.cuts[r.cuts.recommended].cut.centimetres[1] >= OVER_EARS_CM
        ? 'Que o cabelo fica por cima das orelhas, na medida dos lados: sem volta recortada.'
        : null,
  },
  {
    fact: 'forehead-bothers',
    chapter: 'franja',
    words: (r) =>
      r.facts.has('no-fringe')
        ? null
        : 'Você falou da testa: uma franja aberta ou de lado, que acabe na sobrancelha, divide a altura dela. Sem franja, a risca fora do centro e algum volume ao lado fazem parte do serviço.',
  },
  {
    fact: 'hair-in-eyes',
    chapter: 'franja',
    words:
      'Você falou do que cai no olho: ou acaba um dedo acima da sobrancelha, ou passa da maçã e vai para trás da orelha. É no meio que incomoda.',
  },
  {
    fact: 'wants-braids',
    chapter: 'cartao',
    words: 'Que quer tranças: raiz folgada, mechas largas nas têmporas, e nada de peso preso no alto.',
  },
  {
    fact: 'braids-stay',
    chapter: 'cuidados',
    yieldsTo: ['Os dreads'],
    words:
      'Você falou das tranças: de 6 a 8 semanas com as mesmas, e duas de descanso. Lave só a raiz, com xampu diluído em bico aplicador, aperte numa toalha e seque até a raiz.',
  },
  {
    fact: 'braids-stay',
    chapter: 'cartao',
    yieldsTo: ['Quem corta em casa'],
    words:
      'Que a trança não pode doer: raiz frouxa, sem puxar, principalmente nas têmporas; se repuxar, solte na hora.',
  },
  {
    fact: 'wears-it-tied',
    chapter: 'cuidados',
    words: (r) =>
      isLong(r)
        ? 'Você falou do cabelo preso: elástico macio, um ponto diferente a cada dia, e à noite solto. O fio quebra primeiro onde o elástico aperta.'
        : null,
  },
  {
    fact: 'bald-patches',
    chapter: 'cartao',
    words:
      'Que há falhas redondas, e onde: mostre-as antes de sentar. Ali, só tesoura, com fio bastante para passar por cima; nada de máquina, e nenhum comentário em voz alta.',
  },
  {
    fact: 'bald-patches',
    chapter: ['cabelo', 'textura'],
    words:
      'Você falou das falhas: quem olha de frente e de trás vê fio, porque os lados e a nuca ficam com dois centímetros ou mais e caem por cima delas. Se uma nova abrir, o corte se ajusta mudando o lado da risca.',
  },
  {
    fact: 'hair-loss',
    chapter: 'cartao',
    words: 'Que nada deve puxar: escova leve, e a nuca e as têmporas sem desbaste.',
  },
  {
    fact: 'thinning',
    chapter: 'cartao',
    words: (r) => (isUncut(r) ? null : 'Que há lugares mais ralos: ali, ponta reta e acabamento seco, sem navalha.'),
  },
  {
    fact: 'no-oil',
    chapter: 'textura',
    words: (r) =>
      r.facts.has('no-products')
        ? 'Óleo e creme ficam fora, como você contou: na frente, só água nos cinco centímetros junto da testa.'
        : 'Óleo e creme pesado ficam fora, como você contou: na frente, só água nos cinco centímetros junto da testa, e o que for leve vai do meio às pontas.',
  },

  {
    heard: near('oleos\\w*|oleosidade|sebo|sebos[oa]|ensebad\\w+|engordur\\w+', 'raiz|couro|cabeca|cabelo', 30),
    what: 'A raiz oleosa',
    why: 'A página do fio diz como e quanto lavar.',
    chapter: ['textura', 'cuidados'],
    words: ofHair((r) =>
      r.texture === 'crespo' || r.texture === 'cacheado'
        ? 'Você falou da raiz oleosa: xampu na raiz, com a ponta dos dedos, quando ela pedir; o comprimento recebe só a espuma que desce.'
        : 'Você falou da raiz oleosa: xampu só na raiz, todos os dias se ela pedir, com água morna; condicionador do meio para baixo. Lavar não aumenta o óleo, e água quente irrita.',
    ),
  },
  {
    heard: near('franj\\w+', 'oleos\\w*|engordur\\w+|sebos[oa]|grud\\w+|lambid\\w+|ensebad\\w+', 40),
    what: 'A franja que engordura',
    why: 'A página dela diz como lavar só ela.',
    chapter: ['franja', 'textura'],
    words: (r) =>
      r.facts.has('no-fringe')
        ? null
        : 'Você falou da franja que engordura: lave só ela, na pia, com uma gota de xampu, e nada de creme nos cinco centímetros da frente. A cortina, que se joga para o lado, sofre menos que a reta.',
  },
  {
    heard: told('caspas?|couro (?:\\S+ ){0,2}descam\\w+|cabeca (?:\\S+ ){0,2}descam\\w+'),
    what: 'A caspa',
    why: 'A página do fio diz o que fazer, e quando é consulta.',
    chapter: ['textura', 'cuidados'],
    words:
      'Você falou da caspa: xampu próprio, deixado na raiz pelo tempo do rótulo, água morna e nada de unha. Se em quatro semanas não ceder, ou se houver ferida ou falha, é consulta com dermatologista.',
  },
  {
    heard: near(
      'coca\\w*|coceira|arde\\w*|ardor|psoriase|seborreica|foliculite|ferid\\w+',
      'couro|cabeca|raiz|nuca',
      40,
    ),
    yieldsTo: ['A psoríase no couro cabeludo'],
    what: 'O couro cabeludo que reclama',
    why: 'A página do salão avisa quem vai tocar nele.',
    chapter: 'cartao',
    words:
      'Que o couro cabeludo anda sensível: água morna, ponta dos dedos e nunca a unha, nada de química nem de perfume na raiz; ferida, só depois da dermatologista.',
  },
  {
    heard:
      /^(?!(?!.*\b(?:couro|cabeca|cabeludo)\b).*\b(?:rosto|cara|barba|bigode|pescoco|virilha|cotovelos?|joelhos?|pernas?|bracos?|maos?|unhas?|pe|corpo|costas|sobrancelhas?|orelhas?)\b)(?:.*\b(?:psoriase|seborreica)\b|.*\bfoliculite\b.*\b(?:couro|cabeca|nuca|cabeludo)\b)/,
    what: 'O couro cabeludo em tratamento',
    why: 'O xampu receitado vem primeiro; o resto se adapta.',
    chapter: ['textura', 'cuidados'],
    words:
      'Você falou do couro cabeludo em tratamento: o xampu receitado vem primeiro e no ritmo da dermatologista; o de casa fica para o comprimento, e nada gorduroso fica na raiz.',
  },
  {
    heard: near(
      'pont\\w+|comprimento|cabelo|fios?|afro|black|cachos?',
      'ressecad\\w+|espigad\\w+|palha|duplas|bifurcad\\w+|quebradic\\w+|muito sec[oa]s?|sec[oa]s? demais|abrindo|abertas',
      24,
    ),
    what: 'As pontas secas',
    why: 'A página do fio diz o que as segura.',
    chapter: ['textura', 'cuidados'],
    words: ofHair((r) =>
      isUncut(r)
        ? 'Você falou das pontas secas: sem tesoura, elas se poupam. Desembarace de baixo para cima, com o fio úmido, durma com elas presas e frouxas, e deixe o calor longe.'
        : 'Você falou das pontas secas: ponta aberta não cola, corta-se. Um centímetro a cada dez ou doze semanas mantém o comprimento, e a máscara vai só da orelha para baixo.',
    ),
  },
  {
    heard: near(HAIR, 'frizz|arrepi\\w+|arma|armado|armando|esponjad\\w+|pixaim', 40),
    what: 'O frizz',
    why: 'A página do fio diz em que hora ele se evita.',
    chapter: ['textura', 'cuidados'],
    words: ofHair((r) =>
      isCurled(r) || r.texture === 'ondulado'
        ? takesProducts(r)
          ? 'Você falou do frizz: ele se decide no banho. Creme com o fio pingando, água tirada com camiseta, e mãos longe até secar por inteiro.'
          : 'Você falou do frizz: ele se decide na toalha. Aperte a água com uma camiseta, sem esfregar, e mãos longe até secar por inteiro.'
        : 'Você falou do frizz: no liso ele é fio que secou pela metade. Vá até o fim antes de sair, e não escove depois de seco.',
    ),
  },
  {
    heard: near('cachos?|cabelo|crespo|fio', 'encolh\\w+|sobe (?:muito|demais|tudo)|sobem (?:muito|demais)', 30),
    what: 'O cacho que encolhe',
    why: 'A página do salão combina o comprimento com ele seco.',
    chapter: 'cartao',
    words: (r) =>
      r.texture === 'liso'
        ? null
        : 'Que o fio encolhe: corte a seco, cacho por cacho, de um em um centímetro, combinando o comprimento com ele encolhido.',
  },
  {
    heard: near(
      'cach\\w+|ondas?|ondulad\\w+',
      'defini\\w+|desmanch\\w+|desmai\\w+|some|murch\\w+|sem forma|sem definicao|abre|abertos?',
      30,
    ),
    what: 'A definição',
    why: 'A página do fio diz o que a traz de volta.',
    chapter: ['textura', 'cuidados'],
    words: ofHair((r) =>
      r.texture === 'liso'
        ? null
        : takesProducts(r)
          ? 'Você falou da definição: creme com o fio encharcado, em mechas, e não toque até secar. Se ainda abre, o que sobra é produto acumulado: uma lavagem mais funda, uma vez por mês.'
          : 'Você falou da definição: enrole as mechas nos dedos com o fio pingando e não toque até secar; o que desmancha é mexer antes da hora.',
    ),
  },
  {
    heard: CHOP,
    what: 'O big chop decidido',
    why: 'Está decidido: a parte alisada sai inteira, e os caminhos partem do seu fio.',
    chapter: ['cabelo', 'textura'],
    words: (r) =>
      !isChopped(r)
        ? null
        : 'O big chop está decidido, e estas páginas vão junto: a parte alisada sai inteira, e os três caminhos partem do que já cresceu de seu. Primeiro se marca, com o cabelo molhado, onde o fio muda; corta-se um dedo acima dessa linha, e só com ele seco se desenha o contorno.',
  },
  {
    heard: CHOP,
    what: 'O big chop no cartão',
    why: 'Quem corta lê que sai toda a parte alisada.',
    chapter: 'cartao',
    words: (r) =>
      !isChopped(r)
        ? null
        : 'Que o big chop está decidido: retirar toda a parte alisada, molhado para achar a linha, seco para o desenho, e nenhuma química para igualar.',
  },
  {
    heard: told('big chop|grande corte|cortar tudo (?:de uma vez|logo)'),
    what: 'O big chop',
    why: 'Tomamos partido: quando esperar, e quando ir.',
    chapter: ['cabelo', 'textura'],
    words: (r) =>
      !grows(r) || isChopped(r)
        ? null
        : isUncut(r) || r.facts.has('length-stays')
          ? 'O big chop não é obrigação, e aqui fica fora: a parte alisada sai aos poucos, quando você quiser, e as texturas se igualam com torcidos ou tranças frouxas.'
          : 'Você falou do big chop: espere, sem pressa, até ter uns 8 cm do seu cabelo natural, tirando de 2 a 3 cm da parte alisada por vez. Vá antes só se as duas texturas já cansam mais do que o curto assusta.',
  },
  {
    heard: near('fiz|fazer|depois d[oa]|acabei', 'big chop', 24),
    isPastToo: true,
    what: 'Depois do big chop',
    why: 'O desenho está no contorno enquanto cresce.',
    chapter: ['cabelo-agora', 'cabelo'],
    words: (r) =>
      grows(r) && !isLong(r)
        ? 'Depois do big chop, com 3 a 5 cm, o desenho está no contorno: nuca limpa, lado um pouco mais baixo, volume no alto. Cresce cerca de um centímetro por mês, e cada mês é outro corte.'
        : null,
  },
  {
    heard: told('cronograma(?: capilar)?|hidratacao, nutricao|umectacao'),
    what: 'O cronograma',
    why: 'A página do fio diz o bastante para o seu.',
    chapter: ['textura', 'cuidados'],
    words: ofHair((r) =>
      isCurled(r)
        ? 'Você falou do cronograma: no seu fio, hidratação toda semana e nutrição a cada quinze dias; reconstrução, só em fio com química e no máximo uma vez por mês, porque em excesso endurece.'
        : 'Você falou do cronograma: no seu fio basta uma máscara leve a cada quinze dias, das orelhas para baixo; mais do que isso pesa, e reconstrução é só para fio com química.',
    ),
  },
  {
    heard: near(
      'babosa|oleo de coco|maizena|abacate|mel|receitas? caseiras?|coisas? de mercado|azeite',
      'cabelo|fio|hidrat\\w+|umect\\w+|raiz|pontas?|usar|passar',
      40,
    ),
    what: 'As receitas de casa',
    why: 'Quais servem, e quais não.',
    chapter: ['cuidados', 'textura'],
    words: (r) =>
      r.facts.has('no-oil')
        ? 'Você falou das receitas de casa: o gel da folha de babosa pode, vinte minutos no comprimento, antes de lavar e enxaguado por inteiro; limão e bicarbonato, nunca.'
        : 'Você falou das receitas de casa: o gel da folha de babosa, vinte minutos antes de lavar, e poucas gotas de óleo de coco, só no comprimento e longe da testa, servem e custam pouco. Limão e bicarbonato, nunca.',
  },
  {
    heard: near(
      'lav(?:o|ar|a|ando)(?! (?:a |o |as |os )?(?:louca|roupa|carro|rosto|pele|barba|maos?|casa|quintal))',
      'todo (?:santo )?dia|todos os dias|diariamente|quantas vezes|de quanto em quanto|uma vez por semana|com que frequencia',
      40,
    ),
    what: 'Quantas vezes lavar',
    why: 'A página do fio diz o ritmo do seu.',
    chapter: ['textura', 'cuidados'],
    words: (r) =>
      isCurled(r)
        ? 'Você falou de quantas vezes lavar: no seu fio, de uma a três por semana no comprimento; a raiz pode ser lavada sempre que suar, só com a ponta dos dedos.'
        : 'Você falou de quantas vezes lavar: quem manda é a raiz. Todo dia não faz cair nem estraga, se o xampu é suave e fica na raiz; o comprimento se lava com a espuma que desce.',
  },
  {
    heard: near(
      'durm\\w+|dormir|deit\\w+|de noite|a noite',
      '(?:cabelo|com ele) (?:todo |ainda )?(?:molhad|umid)o',
      40,
    ),
    what: 'Dormir com ele molhado',
    why: 'A página dos cuidados diz como amanhecer inteiro.',
    chapter: ['cuidados', 'textura'],
    words: ofHair((r) =>
      isLong(r)
        ? 'Você falou de dormir com ele molhado: aperte a água com camiseta, deixe a raiz secar antes de deitar, e faça duas tranças frouxas só no comprimento; amanhece com forma, e sem nó.'
        : 'Você falou de dormir com ele molhado: no curto, dez minutos de toalha e dedos bastam para a raiz; deite com ela seca, em fronha lisa.',
    ),
  },
  {
    heard: near(
      'acord\\w+|amanhec\\w+|levant\\w+|dorm\\w+',
      'amassad\\w+|arrepiad\\w+|em pe|juba|leao|horrivel|um ninho|desgrenhad\\w+|baguncad\\w+',
      40,
    ),
    what: 'O cabelo ao acordar',
    why: 'A página do fio diz o que fazer na véspera.',
    chapter: ['textura', 'cuidados'],
    words: ofHair((r) =>
      isLong(r)
        ? 'Você falou de como ele amanhece: fronha lisa, e o comprimento preso no alto, bem frouxo. Ao acordar, água só onde amassou.'
        : 'Você falou de como ele amanhece: no curto, quem resolve é a mão molhada na raiz, só onde amassou, e dois minutos ao ar.',
    ),
  },
  {
    heard: near(
      'chapeu|bone|capacete|touca|quepe|boina|gorro',
      'marca\\w*|amass\\w+|colad[oa]|cola|grud\\w+|achat\\w+|lamb\\w+',
      70,
    ),
    what: 'A marca do que cobre a cabeça',
    why: 'A primeira página de cabelo diz como desfazê-la.',
    chapter: ['cabelo', 'cartao'],
    words: (r) => {
      const worn = r.facts.has('helmet') ? 'capacete' : r.facts.has('cap') ? 'chapéu, do boné ou da touca' : 'chapéu'
      if (!grows(r)) return null
      const [front] = r.cuts[r.cuts.recommended].cut.centimetres
      const before =
        front >= TIED_FRONT_CM
          ? 'preso frouxo, junto da nuca, abaixo da borda'
          : front > FLAT_CM
            ? 'o alto levado para um lado só, sem erguer a raiz'
            : 'no curto que vai nas medidas, quase nada marca'
      return `Você falou da marca do ${worn}: ${before}, e cabelo bem seco antes de cobrir; ao tirar, a mão molhada na linha da marca, trinta segundos, e ${front >= TIED_FRONT_CM ? 'os dedos na raiz' : 'um pente para o mesmo lado'}.`
    },
  },
  {
    heard: near(
      'cozinha|fritura|chapa|gordura|fumaca|cigarro',
      'cheiro (?:\\S+ ){0,2}cabelo|cabelo (?:\\S+ ){0,4}(?:cheir\\w+|fed\\w+|engordur\\w+)',
      60,
    ),
    what: 'O cheiro que fica no fio',
    why: 'A página dos cuidados diz como sai.',
    chapter: ['cuidados', 'textura'],
    words:
      'Você falou do cheiro que fica no fio: touca de algodão que cubra tudo, e no fim do turno lave a raiz; o comprimento, só com a espuma que desce.',
  },
  {
    heard: near('surf\\w*|praia|mar', 'palha|ressec\\w+|sal|embara\\w+|cabelo', 30),
    what: 'O sal no cabelo',
    why: 'A página dos cuidados diz o antes e o depois.',
    chapter: ['cuidados', 'textura'],
    words: ofHair((r) =>
      isLong(r)
        ? 'Você falou do sal: água doce antes de entrar, cabelo preso baixo dentro da água, e água doce logo ao sair; desembarace só no fim, com os dedos.'
        : 'Você falou do sal: água doce antes de entrar e logo ao sair; no curto, isso é quase tudo.',
    ),
  },
  {
    heard: told(
      'baby hair\\w*|fiozinhos? (?:nov\\w+|na testa|nascendo|em pe)|cabelinhos? (?:nov\\w+|nascendo|na testa)',
    ),
    what: 'Os fios novos da testa',
    why: 'Ficam à vista, ou assentam sem puxar.',
    chapter: ['franja', 'textura'],
    words: ofHair(
      'Você falou dos fios novos da testa: são curtos porque estão crescendo. Assente-os com água e uma escova de dente macia, no sentido em que nascem, e não os prenda: puxados, quebram.',
    ),
  },
  {
    heard: near(
      'pos parto|depois do parto|bebe|amament\\w+|puerperio|resguardo',
      'queda|caindo|caem|cai (?:muito|demais)|perdendo cabelo|cabelo cai\\w*',
      60,
    ),
    what: 'A queda depois do parto',
    why: 'Costuma passar; a página do fio diz quando é consulta.',
    chapter: ['textura', 'cuidados'],
    words:
      'A queda depois do parto costuma começar por volta do terceiro mês e passar antes de o bebê fazer um ano. Se abrir falha, ou se continuar depois disso, é consulta com dermatologista.',
  },
  {
    heard: near('bebe|amament\\w+|parto', 'franja', 200),
    what: 'A franja com os fios novos',
    why: 'Ela conta com os que estão nascendo.',
    chapter: 'franja',
    words: (r) =>
      r.facts.has('no-fringe')
        ? null
        : 'Você falou da franja: pode, e a aberta é a melhor agora, porque os fios curtos que nascem na linha da testa entram nela em vez de ficar em pé. Na altura da maçã, ainda vai para trás da orelha.',
  },
  {
    heard: near('menopausa|climaterio', 'cabelo|fios?|fin[oa]s?|caindo|queda|nuca|calorao|ressecad\\w+', 60),
    what: 'O fio que mudou',
    why: 'A página do fio parte do que ele é hoje.',
    chapter: ['textura', 'cuidados'],
    words:
      'Você falou do fio que mudou com a menopausa: ele costuma afinar e secar, e o corte de antes pesa. Ponta cheia, xampu mais suave e nuca que respire; queda que se vê no ralo é consulta.',
  },
  {
    heard: near(
      'do(?:i|r|endo|lorid\\w+|em)|machuc\\w+|repux\\w+|latej\\w+',
      `${PLAITS}|coque|rabo(?: de cavalo)?|raiz|mega ?hair|aplique`,
      80,
    ),
    what: 'O que puxa e dói',
    why: 'Prender não deve doer; a primeira página de cabelo diz o que mudar.',
    chapter: ['cabelo', 'cuidados'],
    words: (r) =>
      isPlaited(r)
        ? 'Trança não deve doer: afrouxe ou desfaça as da frente, peça mechas maiores e menos peso, e deixe as têmporas livres. Bolinha ou falha no contorno é caso de dermatologista.'
        : 'Dor de cabeça no fim do dia é o peso pendurado num ponto só: divida-o em dois coques baixos ou em duas tranças enroladas na nuca, com elástico macio, e troque de lugar a cada dia. Se doer, solte na hora.',
  },
  {
    heard: near('doendo|doi|dor', 'testa|temporas?|couro', 30),
    what: 'A raiz que dói',
    why: 'Não deve doer; a página dos cuidados diz o que mudar.',
    chapter: ['cuidados', 'textura'],
    words: (r) =>
      isPlaited(r)
        ? 'Se a raiz dói, não espere passar: afrouxe as tranças da frente hoje; dor que continua um dia depois pede dermatologista.'
        : null,
  },
  {
    heard: near('peso|pesad[oa]|pesa', 'coque|rabo|preso|prendo|comprid[oa]|cabelo', 50),
    yieldsTo: ['O que puxa e dói', 'O peso do coque'],
    what: 'O peso do cabelo',
    why: 'A página de cabelo diz como dividi-lo.',
    chapter: ['cabelo', 'cuidados'],
    words: (r) =>
      !isLong(r)
        ? null
        : isUncut(r)
          ? 'O peso se divide, sem tesoura: dois pontos em vez de um, baixos, ou duas tranças enroladas na nuca, com grampos largos e elástico macio; nada preso no alto.'
          : null,
  },
  {
    heard: near(PLAITS, 'coca\\w*|coceira|lav\\w+|cheiro|mof\\w+|caspa', 40),
    what: 'Lavar trançado',
    why: 'A página dos cuidados diz como e quanto.',
    chapter: ['cuidados', 'textura'],
    words: (r) =>
      isPlaited(r) || r.facts.has('wants-braids')
        ? 'Você falou de lavar trançado: uma vez por semana, xampu diluído só na raiz, água de cima para baixo sem esfregar, toalha apertada e raiz seca até o fim; úmida por dentro, cheira.'
        : null,
  },
  {
    heard: near('quanto tempo|quantas semanas|quantos meses|ate quando', PLAITS, 50),
    yieldsTo: ['braids-stay'],
    what: 'Quanto tempo dura a trança',
    why: 'De 6 a 8 semanas, e descanso.',
    chapter: ['cuidados', 'textura'],
    words:
      'Quanto tempo com a mesma trança: de 6 a 8 semanas, e depois duas de descanso. Passou disso, o nó da raiz aperta e o fio quebra na hora de desfazer.',
  },
  {
    heard: told('dreads?|dreadlocks|locs'),
    what: 'Os dreads',
    why: 'Inteiros; a página dos cuidados fala da raiz e do peso.',
    chapter: ['cuidados', 'cabelo'],
    words: (r) =>
      r.facts.has('braids-stay')
        ? 'Dos dreads: raiz refeita a cada quatro a oito semanas, torcida com a mão e sem apertar; amarrados em dois pontos, nuca e meio das costas, o peso não puxa a testa.'
        : null,
  },
  {
    heard: near('mega ?hair|apliques?|entrelace|extens\\w+', 'aparec\\w+|marca\\w*|not\\w+|prend\\w+|emend\\w+', 40),
    what: 'O mega que aparece',
    why: 'A página do salão diz onde pôr as faixas.',
    chapter: 'cartao',
    words:
      'Que a emenda aparece: faixas dois centímetros abaixo da linha da nuca e das têmporas, e cor pela ponta do cabelo, não pela raiz.',
  },
  {
    heard: told('mega ?hair|apliques? (?:de|no|tic)|entrelace|extens(?:ao|oes) (?:de|no) cabelo'),
    what: 'O mega',
    why: 'A página dos cuidados diz o ritmo dele.',
    chapter: ['cuidados', 'textura'],
    words: (r) =>
      r.facts.has('hairpiece')
        ? 'Do mega: manutenção entre 60 e 90 dias, pontas desembaraçadas antes da raiz, raiz seca antes de deitar, e nada que puxe o ponto da emenda.'
        : null,
  },
  {
    heard: near('perucas?|lace|protese', 'natural|minha|parec\\w+|disfarc\\w+|fals[oa]|aparec\\w+|real', 50),
    what: 'A peça que pareça sua',
    why: 'A página do salão pede o corte dela no seu rosto.',
    chapter: ['cartao', 'cabelo'],
    words: (r) =>
      r.facts.has('hairpiece')
        ? 'Que usa uma peça e quer que pareça sua: cortá-la no seu rosto, linha da frente irregular, risca fora do centro exato, menos densidade nas têmporas e raiz meio tom mais funda.'
        : null,
  },
  {
    heard: near('lace|peruca', 'temporas?|falha\\w*|lis[oa]|respir\\w+|menos|folgas?|cola|faixa', 120),
    what: 'A lace e as têmporas',
    why: 'Fica, com horas de descanso.',
    chapter: ['cuidados', 'textura'],
    words: (r) =>
      r.facts.has('hairpiece')
        ? 'A lace fica, com horas de descanso: sem ela em casa e nas folgas, resolvidas com turbante, lenço de algodão ou o crespo com uma faixa larga; nada trançado que puxe a têmpora. Têmpora lisa é consulta com dermatologista.'
        : null,
  },
  {
    heard: near('latex', 'cola|touca|faixa|luva\\w*|elastic\\w+|alerg\\w+', 60),
    what: 'O látex',
    why: 'A página dos cuidados diz onde ele se esconde.',
    chapter: ['cuidados', 'cartao'],
    words:
      'Você falou do látex: ele está em elástico de touca, em faixa e em luva. Peça tudo sem látex, e leve a sua faixa e a sua touca ao salão.',
  },
  {
    heard: wished('franja'),
    what: 'A franja',
    why: 'A página dela responde sim ou não, e qual.',
    chapter: 'franja',
    words: (r) => (r.facts.has('no-fringe') || r.facts.has('leaves-fringe') ? null : fringeAnswer(r)),
  },
  {
    heard: near('franja', 'crescendo|deixar crescer|crescer|tirar a franja|sem paciencia', 30),
    what: 'A franja crescendo',
    why: 'A página dela diz como atravessar.',
    chapter: 'franja',
    words: (r) =>
      r.facts.has('leaves-fringe')
        ? 'Você falou da franja crescendo: a tabela desta página a acompanha até se juntar ao resto.'
        : 'Você falou da franja crescendo: da sobrancelha ao queixo são uns seis meses. Abra-a no meio a partir do segundo, depois ela entra na moldura; até lá, torcida para o lado ou presa rente.',
  },
  {
    heard: near('franja', 'oculos|armac\\w+|lentes?', 40),
    what: 'A franja e os óculos',
    why: 'A página dela diz a folga.',
    chapter: 'franja',
    words: (r) =>
      r.facts.has('no-fringe')
        ? null
        : 'Você falou da franja com óculos: ou acaba um dedo acima do aro, ou se abre para os lados dele; encostada na lente, ela mancha e incomoda.',
  },
  {
    heard: near(
      'lad[oa]s?|lateral|laterais|costeletas?',
      'espetad\\w+|espet\\w+|em pe|arrepiad\\w+|estuf\\w+|saltad\\w+',
      40,
    ),
    what: 'O lado que espeta',
    why: 'A primeira página de cabelo diz como ele deita.',
    chapter: ['cabelo', 'cartao'],
    words: (r) =>
      !grows(r)
        ? null
        : isBetweenLengths(r.cuts[r.cuts.recommended].cut.centimetres[1])
          ? 'Você falou do lado que espeta: entre um e quatro centímetros é onde ele mais se levanta, e o corte indicado passa por aí. Sem desbaste, porque fio cortado no meio empurra o vizinho; e, ao secar, a mão deitada sobre ele, na direção em que nasce.'
          : r.facts.has('no-clippers')
            ? 'Você falou do lado que espeta: na tesoura, ou bem curto, menos de 1 cm, ou com mais de 4 cm, que já deita pelo peso; é entre os dois que ele fica em pé. Sem desbaste.'
            : 'Você falou do lado que espeta: ou de 3 a 6 mm na máquina, ou com mais de 4 cm, que já deita pelo peso; é entre os dois que ele fica em pé. Sem desbaste: fio cortado no meio empurra o vizinho.',
  },
  {
    heard: near(
      'undercut|lados? rasp\\w+|lateral raspada',
      'de novo|deixo crescer|deixar crescer|crescendo|cresc\\w+|volto|manter|mantenho',
      50,
    ),
    what: 'O undercut',
    why: 'Tomamos partido na primeira página de cabelo.',
    chapter: ['cabelo', 'cartao'],
    words: (r) =>
      !grows(r)
        ? null
        : r.facts.has('no-clippers') || r.facts.has('in-transition')
          ? 'Você perguntou do undercut: deixe crescer. Dos lados rentes ao queixo é cerca de um ano; a cada seis semanas, só a borda de cima se desfaz na tesoura.'
          : 'Você perguntou do undercut: mantenha-o enquanto o que solta e esquenta são os lados, e raspe de novo a cada três semanas. Deixe crescer só quando quiser trançar ou prender as laterais: dali ao queixo é cerca de um ano.',
  },
  {
    heard: near(
      'crescer|crescendo|cresce',
      'fase|capacete|cogumelo|desist\\w+|horrivel|estranh\\w+|meio termo|sem forma',
      60,
    ),
    what: 'A fase do meio',
    why: 'A página dos cuidados diz como atravessar.',
    chapter: ['cuidados', 'cabelo'],
    words: ofHair(
      'Você falou da fase do meio: o que faz capacete são os lados e a nuca, que crescem à mesma altura. Limpe a nuca e tire volume só dos lados a cada oito semanas; em cima, não mexa, e mude a risca enquanto isso.',
    ),
  },
  {
    heard: near(
      'cabelo|ele|fio',
      'nao cresce|demora (?:muito )?(?:a|para) crescer|nunca (?:cresce|passa d)|parou de crescer',
      30,
    ),
    what: 'O cabelo que não cresce',
    why: 'A página do fio diz onde ele se perde.',
    chapter: ['textura', 'cuidados'],
    words: ofHair(
      'Você falou do cabelo que não cresce: em geral ele cresce cerca de um centímetro por mês e quebra na mesma conta. O que o segura é menos atrito: fronha lisa, nós abertos pelas pontas e elástico macio.',
    ),
  },
  {
    heard: near(
      'vitaminas?|tonico|remedio|suplemento|receita|loc(?:ao|oes)',
      'cabelo|crescer|queda|calv\\w+|entradas',
      40,
    ),
    what: 'Remédio para o cabelo',
    why: 'É conversa com dermatologista.',
    chapter: ['textura', 'cuidados'],
    words:
      'Remédio, vitamina e tônico para o cabelo são conversa com dermatologista, que procura a causa antes; este guia trabalha com o que há, e não conta com nenhum.',
  },
  {
    heard: near(
      'pente\\w+|jog\\w+|pux\\w+|atravess\\w+',
      'por cima|tapar|cobrir (?:o alto|a careca|a falha|o topo)|tampar',
      60,
    ),
    what: 'O cabelo por cima do ralo',
    why: 'A primeira página de cabelo diz como largar isso.',
    chapter: ['cabelo', 'cartao'],
    words: (r) =>
      r.isTopBare
        ? 'Você falou do cabelo levado por cima: largue a mecha comprida de uma vez, e os lados baixos, na mesma visita, fazem o alto parecer escolha. Não é preciso zerar: bastam alguns milímetros dos lados.'
        : 'Você falou do cabelo levado por cima: encurte a mecha comprida, de 2 a 3 cm no alto, e baixe os lados na mesma visita; curto e seco, o ralo aparece menos do que repartido.',
  },
  {
    // Of the lip, the brow or the chin it is no scar of the scalp, though no hair grows there.
    heard: new RegExp(
      `^(?!.*\\b(?:labios?|boca|bigode|barba|rosto|cara|queixo|sobrancelhas?|bochechas?)\\b).*(?:${near('cicatriz\\w*', 'couro|cabeca|nuca|cabelo nao nasce|nao nasce cabelo', 40).source})`,
    ),
    what: 'A cicatriz no couro cabeludo',
    why: 'A página do salão diz o comprimento em volta.',
    chapter: 'cartao',
    words: (r) =>
      Math.min(...r.cuts[r.cuts.recommended].cut.centimetres) >= OVER_EARS_CM
        ? 'Que há uma cicatriz no couro cabeludo: os fios em volta ficam na medida desta página, e a risca cai por cima dela.'
        : 'Que há uma cicatriz no couro cabeludo: tudo na mesma altura em volta dela, sem lâmina e sem nada mais baixo só daquele lado.',
  },
  {
    heard: near('nuca|contorno', 'bolinhas?|queloide|caroc\\w+|inflam\\w+|encravad\\w+|irrit\\w+', 60),
    what: 'A nuca que inflama',
    why: 'A página do salão avisa antes da máquina.',
    chapter: 'cartao',
    words:
      'Que a nuca inflama: nem navalha nem máquina rente ali; contorno natural, na tesoura, e o que já está inflamado a dermatologista vê antes.',
  },
  {
    heard: near('cort\\w+|apar\\w+', 'eu mesm[ao]|em casa sozinh\\w+|sozinh[ao] em casa|eu (?:corto|aparo)', 40),
    what: 'Cortar em casa',
    why: 'A página dos cuidados diz o que pode, e como.',
    chapter: ['cuidados', 'cartao'],
    words: (r) =>
      isUncut(r) || r.isTopBare
        ? null
        : 'Você falou de cortar em casa: só a franja e as pontas, a seco, de meio em meio centímetro, com tesoura de fio. Camada e nuca ficam para outra mão, ainda que uma vez por ano.',
  },
  {
    heard: told(
      '(?:longe|distante) d[aeo]s? (?:salao|cidade|barbe\\w+)|(?:detesto|odeio|nao (?:vou|gosto)) (?:de |a |em |ir (?:em|a|no) )?(?:salao|saloes|barbeiro|barbearia|cabeleireir[oa])|sem (?:ir (?:em|a|ao) )?salao|salao so de|nao tem salao',
    ),
    what: 'Longe do salão',
    why: 'A página dos cuidados conta com isso.',
    chapter: ['cuidados', 'cartao'],
    words: (r) =>
      isUncut(r) || r.isTopBare
        ? null
        : 'Você falou de ficar longe do salão: corte de linha simples e sem franja curta aguenta doze semanas. Na sexta, alguém de casa limpa só a nuca, abaixo da linha que já existe, com tesoura e pente.',
  },
  {
    heard: near('explicar|pedir|falar|dizer|saber o que', 'barbeiro|cabeleireir[oa]|salao|barbearia|quem corta', 40),
    what: 'Como pedir o corte',
    why: 'A página do salão se lê em voz alta.',
    chapter: 'cartao',
    words:
      'Que prefere falar em centímetros: não precisa do nome do corte, só das medidas desta página e de onde cada uma fica.',
  },
  {
    heard: told(
      'cort\\w+ (?:\\S+ ){0,3}(?:mais do que|alem do que) (?:\\S+ )?(?:pedi|peco|queria|falei)|cort(?:am|aram|ou) (?:\\S+ ){0,3}demais|(?:salao|barbeiro|cabeleireir[oa])\\b.{0,40}(?:pass\\w+ do ponto|tir\\w+ demais|estragou|acabou com)|trauma de (?:salao|tesoura|cort\\w+|cabeleireir[oa])',
    ),
    isPastToo: true,
    what: 'Já cortaram demais',
    why: 'A página do salão pede o combinado antes da tesoura.',
    chapter: 'cartao',
    words: (r) =>
      r.isTopBare
        ? null
        : 'Que já cortaram demais: mostrem no pente, antes da primeira tesourada, quanto sai, e esperem o sim.',
  },
  {
    heard: told(
      'nunca mudei (?:o |meu |de )?(?:cabelo|penteado|visual)|mesmo (?:cabelo|penteado) (?:\\S+ ){0,4}(?:anos|sempre|escola|vida)|cabelo de crianca|medo de (?:mudar|cortar|me arrepender)|coragem de cortar',
    ),
    isPastToo: true,
    what: 'O medo de mudar',
    why: 'Começa pelo que volta atrás.',
    chapter: ['cabelo', 'cartao'],
    words: (r) =>
      !grows(r)
        ? null
        : isLong(r)
          ? 'Você falou do receio de mudar: comece pelo que volta atrás. Risca dois centímetros fora do lugar hoje; uma moldura na altura do queixo na primeira visita; o comprimento só na segunda, se você gostar.'
          : 'Você falou do receio de mudar: comece pelo que volta atrás. Risca e direção da frente mudam hoje; a medida desce de um em um centímetro.',
  },
  {
    heard: told(
      '(?:era|sempre foi|antes era) (?:\\S+ ){0,2}(?:liso|cachead[oa]|ondulad[oa]|crespo)\\b.*\\b(?:ficou|virou|agora|hoje|mudou)|cabelo (?:\\S+ ){0,2}(?:mudou|ficou diferente|mudando) (?:de textura|sozinho|depois|com)',
    ),
    isPastToo: true,
    what: 'O fio que mudou de forma',
    why: 'A página do fio parte do que ele é hoje.',
    chapter: ['textura', 'cuidados'],
    words: ofHair(
      'Você falou do fio que mudou de forma: acontece com hormônio, idade e gravidez, e pode voltar a mudar. Cuide dele como ele seca hoje, sem nada, e corte por esse comprimento; o jeito de antes não serve mais.',
    ),
  },
  {
    heard: near('doar|doacao', 'cabelo|fio|comprimento|trancas?', 40),
    what: 'Doar o cabelo',
    why: 'A página do salão diz como se corta.',
    chapter: 'cartao',
    words:
      'Que quer doar o que sair: pergunte antes à instituição o mínimo e se aceita fio com química; seco, dividido em mechas com elástico, corta-se acima deles, e só depois se desenha o corte.',
  },
  {
    heard: told('piolhos?|lendeas?'),
    what: 'O piolho',
    why: 'Primeiro o pente fino, depois o salão.',
    chapter: ['cuidados', 'textura'],
    words:
      'Você falou do piolho: trate primeiro, com a orientação do posto ou da farmácia e pente fino, e marque o salão quando uma semana passar sem nenhum. Acontece em toda casa; avise só quem corta.',
  },
  {
    heard: told(
      '(?:idade|\\d\\d anos|terceira idade|sessenta|setenta)\\b.{0,50}\\b(?:comprido|longo|cabelao|franja|curto)\\b.*(?:posso|pode|devo|combina|ainda|cort\\w+)|(?:idade|\\d\\d anos|sessenta|setenta)\\b.{0,40}\\b(?:posso|pode|devo|combina|ainda da)\\b.{0,40}\\b(?:comprido|longo|cabelao|franja|curto)|(?:posso|pode|devo|combina)\\b.{0,40}\\b(?:comprido|longo|cabelao|franja|curto)\\b.{0,40}\\b(?:idade|\\d\\d anos|sessenta|setenta)',
    ),
    what: 'Idade e comprimento',
    why: 'Idade não decide comprimento.',
    chapter: ['cabelo', 'cartao'],
    words: ofHair(
      'Você perguntou da idade: ela não decide comprimento. Decide a ponta: cheia e em dia, o cabelo vai até onde você quiser; rala, pede dois dedos a menos.',
    ),
  },
  {
    heard: near('homem', 'cabelo (?:comprido|longo|grande)', 40),
    what: 'Comprido, com intenção',
    why: 'A primeira página de cabelo diz o que o sustenta.',
    chapter: ['cabelo', 'cartao'],
    words: (r) =>
      isUncut(r) || !isLong(r)
        ? null
        : 'Você falou do cabelo comprido: o que o faz parecer escolha é a ponta alinhada, um centímetro a cada dez semanas, e o contorno da nuca e da barba em dia.',
  },
  {
    heard: near('shampoo|xampu|low poo|no poo|sulfato', 'qual|que|usar|uso|recomend\\w+|indic\\w+|melhor', 30),
    what: 'O xampu',
    why: 'A página do fio diz de que tipo.',
    chapter: ['textura', 'cuidados'],
    words: (r) =>
      isCurled(r)
        ? 'Você perguntou do xampu: no seu fio, o suave, sem sulfato, e uma limpeza mais funda por mês; a marca importa menos que o enxágue.'
        : r.texture === 'liso'
          ? 'Você perguntou do xampu: no seu fio, um leve e transparente, que não deixa peso; o cremoso é para fio seco.'
          : 'Você perguntou do xampu: suave na raiz, no ritmo dela; a marca importa menos que o enxágue.',
  },
  {
    heard: near(
      'chapinha|prancha|secador|escova|baby ?liss',
      'todo (?:santo )?dia|todos os dias|sempre|diari\\w+|estrag\\w+|queim\\w+|faz mal',
      40,
    ),
    what: 'O calor de todo dia',
    why: 'A página do fio diz como poupar o fio dele.',
    chapter: ['textura', 'cuidados'],
    words: (r) =>
      waysOf(r).withoutHeat || isCurled(r) || !grows(r)
        ? 'Você falou do calor de todo dia: dê ao fio dois dias seguidos sem ele, e depois três. O corte daqui foi escolhido para funcionar no fio como ele seca.'
        : 'Você falou do calor de todo dia: fio seco antes do metal, uma passada só, temperatura média, e dois dias de folga por semana.',
  },
  {
    heard: near(
      'muito cabelo|cabelo (?:\\S+ ){0,2}(?:cheio|grosso|pesado)',
      'demais|capacete|pesa\\w*|calor|triangul\\w+|piramide|controlar',
      40,
    ),
    what: 'O cabelo cheio',
    why: 'A página do salão diz por onde sai o peso.',
    chapter: 'cartao',
    words: (r) =>
      isUncut(r) || r.facts.has('loves-volume') || !grows(r)
        ? null
        : isCurled(r)
          ? 'Que o cabelo é cheio: camadas a seco, das pontas para dentro, com o contorno inteiro; desbaste na raiz arma.'
          : 'Que o cabelo é cheio: o peso sai por dentro, da altura do queixo para baixo, com o contorno inteiro e sem navalha.',
  },
  ...COLOUR_ANSWERS,
]
