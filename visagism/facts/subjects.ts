/**
 * What buyers write about, and which fact each stance on it makes. A stance without an entry makes none: the clause goes to a person.
 * Patterns read the plain words of `clausesOf`.
 */
import type { Stance } from './stance.ts'
import type { FactKey } from './facts.ts'

export type NamedThing = {
  readonly heard: RegExp
  /** An act (`pintar`): what follows its verb is what it is done to. */
  readonly isAct?: true
  /** The word itself is part of the fact. */
  readonly hasValue?: true
  readonly facts: Readonly<Partial<Record<Stance, FactKey>>>
}

const words = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`)
const all = <K extends FactKey>(key: K, ...stances: readonly Stance[]): Partial<Record<Stance, K>> =>
  Object.fromEntries(stances.map((stance) => [stance, key]))

/** A part of the face, not the height that something reaches: “até o queixo”. */
const part = (pattern: string, bothers: FactKey, loves: FactKey): NamedThing => ({
  heard: new RegExp(
    `(?<!\\b(?:ate|n|altura d|abaixo d|acima d|atras d|perto d|me|redor d) ?[oa]?s? )\\b(?:${pattern})\\b`,
  ),
  facts: { ...all(bothers, 'bother', 'refuse', 'drop'), ...all(loves, 'love', 'keep', 'spare') },
})
/** What a rule forbids: “barba não pode”, “a firma proíbe barba”; not “a barba não pode sair”, nor “não pode passar de 1 cm”. */
const banned = (pattern: string): RegExp =>
  new RegExp(
    `\\b(?:${pattern}) nao (?:posso|pode|podemos)(?=$| (?:n[oa]s?|la|aqui|de jeito|nunca|em|por|ter|usar)\\b)|` +
      `\\bnao (?:posso|pode|podemos) (?:(?:ter|usar|deixar|ficar|trabalhar|crescer|de|com|a|nenhuma?) ){0,4}(?:${pattern})\\b(?! (?:grand|compri|chei|long|muito))|` +
      `\\bproib\\w+ (?:\\w+ ){0,3}(?:${pattern})\\b`,
  )
/** Something of every day: worn, done, or had. */
const habit = (pattern: string, key: FactKey): NamedThing => ({
  heard: words(pattern),
  facts: all(key, 'has', 'must', 'keep', 'love', 'spare', 'bother'),
})
const body = (pattern: string, key: FactKey): NamedThing => ({
  heard: words(pattern),
  facts: all(key, 'has', 'bother', 'must', 'cannot', 'stopped', 'love'),
})

export const SUBJECTS = {
  moustache: {
    heard: words('bigod\\w+'),
    facts: { ...all('moustache-stays', 'keep', 'spare', 'love'), ...all('no-moustache', 'drop', 'refuse', 'lacks') },
  },
  goatee: {
    heard: words('cavanhaque|barbicha'),
    facts: { ...all('goatee-stays', 'keep', 'spare', 'love'), ...all('no-goatee', 'drop', 'refuse', 'lacks') },
  },
  'moustache-banned': { heard: banned('bigode'), facts: all('no-moustache', 'cannot', 'has') },
  'beard-banned': { heard: banned('barb(?:a|as|inha)'), facts: all('no-beard', 'cannot', 'has') },
  'beard-uncut': {
    heard: words('(?:nao|nunca) (?:se )?(?:corta|raspa|apara|aparo)(?= (?:\\w+ ){0,2}barba\\b)'),
    facts: all('beard-uncut', 'denies', 'spare', 'has', 'lacks', 'cannot'),
  },
  'beard-grows-not': {
    heard: words(
      '(?:nao|nunca|quase nao) (?:me )?(?:cresce(?:u)?|nasce(?:u)?) (?:a |minha |nenhuma )?barba(?: (?:em mim|nenhuma|direito))?(?! (?:d[oa]|n[oa]|em cima))|barba (?:nenhuma )?(?:nao|nunca) (?:me )?(?:cresce(?:u)?|nasce(?:u)?)(?: (?:em mim|nada|nunca))?$|imberbe',
    ),
    facts: all('beard-grows-not', 'has', 'lacks', 'denies', 'bother', 'love', 'cannot'),
  },
  'beard-gaps': {
    heard: words(
      '(?:barba\\w*\\b.{0,24}\\b)(?:falh\\w+|buracos?|rala|nao fecha|nao cresce|pouca)|falhas?\\b.{0,40}\\bbarba',
    ),
    facts: all('beard-has-gaps', 'has', 'bother', 'refuse', 'lacks', 'love', 'cannot', 'denies'),
  },
  blade: {
    heard: words('navalhas?|navalhad[ao]|giletes?|gillete|laminas?'),
    facts: all('no-blade', 'refuse', 'spare', 'cannot', 'lacks'),
  },
  beard: {
    heard: words('barb(?:a|as|inha|ao|uda|udo)'),
    facts: { ...all('beard-stays', 'keep', 'spare', 'love'), ...all('no-beard', 'drop', 'refuse', 'lacks') },
  },
  fringe: {
    heard: words('franj\\w+'),
    facts: {
      ...all('no-fringe', 'refuse', 'lacks', 'cannot', 'bother', 'drop'),
      ...all('fringe-stays', 'keep', 'spare'),
      ...all('wants-fringe', 'want', 'love'),
    },
  },
  'shaved-head': {
    heard: words(
      '(?:cabeca|cabelo) rasp\\w+(?! (?:d[oe]s?|nas?|em) (?:lad\\w+|later\\w+|volta))|careca(?! no (?:alto|topo|meio))|carequinha|raspadinh[oa]|rasp[oa] (?:tudo|a cabeca|o cabelo)|maquina (?:zero|0)',
    ),
    facts: { ...all('shaved-stays', 'keep', 'spare', 'love', 'has'), ...all('wants-shaved', 'want', 'drop') },
  },
  'shaved-sides': {
    heard: words(
      '(?:lado|lados|lateral|laterais|nuca)\\b.{0,14}\\b(?:rasp\\w+|maquina)|maquina (?:\\w+ )?(?:d[oe]s?|n[oa]s?|em volta|atras)\\s*\\w*lad\\w+|undercut|degrade|disfarcado',
    ),
    facts: {
      ...all('no-clippers', 'refuse', 'cannot'),
      ...all('wants-shaved-sides', 'want', 'love', 'has', 'keep', 'must'),
    },
  },
  clippers: {
    heard: words('maquina|maquininha|raspar|raspado|rasp(?:e|em|o)'),
    isAct: true,
    facts: all('no-clippers', 'refuse', 'spare', 'cannot', 'lacks'),
  },
  curls: {
    heard: words(
      'cach\\w+|crespo|crespinho|afro|black power|encaracolad\\w+|ondulado natural|cabelo natural|minha textura|naturais|volume natural',
    ),
    facts: all('texture-stays', 'keep', 'spare', 'love', 'want', 'stopped'),
  },
  greys: {
    heard: words('(?:fios?|cabelos?|fiozinhos?) branc\\w+|branquinhos|brancos|grisalh\\w+|mechas? branc\\w+'),
    facts: {
      ...all('greys-stay', 'keep', 'spare', 'love', 'want', 'stopped'),
      ...all('greys-bother', 'bother', 'refuse', 'drop'),
      ...all('greys', 'has'),
    },
  },
  transition: {
    heard: words('transicao(?! de genero)(?: capilar)?|duas texturas|big chop'),
    facts: {
      ...all('in-transition', 'has', 'keep', 'love', 'bother', 'must'),
      ...all('length-stays', 'refuse', 'spare'),
    },
  },
  'hair-colour': {
    heard: words('(?:a |minha |essa |da )cor(?: natural)?(?: do (?:meu )?cabelo)?|cor natural'),
    facts: all('colour-stays', 'keep', 'spare'),
  },
  'colour-name': {
    heard: words(
      'loir\\w+|ruiv\\w+|morena iluminada|platinad\\w+|(?:tom|cabelo|ruivo) cobre|acobread\\w+|castanh\\w+|cabelo (?:preto|vermelho|rosa|azul|roxo|colorido)',
    ),
    hasValue: true,
    facts: {
      ...all('colour-refused', 'refuse', 'cannot', 'spare'),
      ...all('wants-dye', 'want', 'drop'),
      ...all('colour-stays', 'keep'),
    },
  },
  dye: {
    heard: words('tint(?:a|as|ura)|pint(?:ar|o|em|e|ando)|ting(?:ir|o)|coloracao|descolor\\w+|oxigenada|tonaliz\\w+'),
    isAct: true,
    facts: {
      ...all('no-dye', 'refuse', 'spare', 'cannot', 'lacks', 'stopped'),
      ...all('wants-dye', 'want', 'drop', 'love'),
    },
  },
  highlights: {
    heard: words('luzes|mechas|reflexos?|balayage'),
    facts: { ...all('no-dye', 'refuse'), ...all('wants-dye', 'want') },
  },
  straightening: {
    heard: words(
      'alis\\w+|progressiva|selagem|formol|botox capilar|relax(?:er|amento)|quimicas?|escova (?:definitiva|japonesa)|guanidina',
    ),
    isAct: true,
    facts: all('no-straightening', 'refuse', 'spare', 'cannot', 'lacks', 'stopped'),
  },
  heat: {
    heard: words('chapinha|prancha|baby ?liss|secador|escova(?:r|do|s)?|modelador|difusor'),
    facts: all('no-heat', 'refuse', 'lacks', 'cannot', 'spare', 'stopped'),
  },
  tied: {
    heard: words('prender|prendo|preso|rabo(?: de cavalo)?|rabinho|coque|amarr\\w+'),
    facts: all('wears-it-tied', 'has', 'want', 'must', 'love', 'keep', 'bother'),
  },
  'growing-out': {
    heard: words('deix(?:ar|ando) crescer|crescer|cabelo maior'),
    facts: all('growing-out', 'want', 'keep', 'has'),
  },
  short: {
    heard: words('(?:bem |muito |mais )?curt(?:o|os|a|inho|issimo)|joaozinho|pixie|chanel curto'),
    facts: {
      ...all('no-short', 'refuse', 'spare', 'cannot', 'bother'),
      ...all('wants-short', 'want', 'drop'),
      ...all('short-stays', 'keep', 'love'),
    },
  },
  length: {
    heard: words(
      'comprimento|(?<!escrevo |texto |vestido |saia |barba |manga |calca |rosto (?:e )?(?:muito )?|rosto )comprid[oa]s?|compridao|cabelao|longo|longos|tamanho(?: do (?:meu )?cabelo)?|na cintura|no bumbum|cabelo grande',
    ),
    facts: {
      ...all('length-stays', 'keep', 'spare', 'love'),
      ...all('wants-shorter', 'drop'),
      ...all('wants-length', 'want'),
    },
  },
  ends: {
    heard: words('(?:as |so as )?pont(?:as|inhas)(?: mortas| duplas)?'),
    facts: { ...all('trim-only', 'drop', 'want', 'has', 'keep'), ...all('no-cut', 'spare', 'refuse') },
  },
  braids: {
    heard: words('tranc(?:a|as|ado)|box braids?|nago|dread\\w*|locs?|twists?'),
    facts: { ...all('braids-stay', 'keep', 'spare', 'love', 'has'), ...all('wants-braids', 'want') },
  },
  hairpiece: habit('peruca|lace|protese capilar|mega hair|megahair|aplique|entrelace', 'hairpiece'),
  cutting: {
    heard: words('cort(?:ar|o|em|e|aria|ando)|tesoura|encurtar|tosar'),
    isAct: true,
    facts: all('no-cut', 'spare', 'refuse', 'cannot', 'lacks'),
  },
  helmet: habit('capacete\\w*', 'helmet'),
  cap: habit('bone(?:s)?|touca\\w*|quepe|gorro|chapeu|rede(?: no cabelo)?|bandana', 'cap'),
  mask: habit('mascara', 'mask'),
  covering: {
    heard: words(
      'veus?|hijab\\w*|turbante\\w*|lenco na cabeca|uso lenco(?! (?:colorid\\w+|no pescoco|no cabelo))|niqab|ojas?|tichel',
    ),
    hasValue: true,
    facts: all('covered', 'keep', 'spare', 'has', 'love', 'must'),
  },
  skullcap: habit('quipa|kipa|kippah?|solideu', 'skullcap'),
  'work-rule': {
    heard: words(
      '(?:norma|regra|regulamento|padrao|codigo)s?(?: d[aeo])?|farda|quartel|exercito|marinha|aeronautica|policia(?:l)?|bombeir\\w+|comandante|tripulac\\w+|comissari\\w+|uniforme',
    ),
    facts: all('work-rule', 'has', 'must', 'cannot', 'want', 'bother'),
  },
  formal: {
    heard: words(
      'escritorio|advoga\\w+|audiencias?|forum|tribunal|juiz\\w*|diretoria|executiv\\w+|banco|corporativ\\w+|reunioes',
    ),
    facts: { ...all('formal-work', 'has', 'must', 'love'), ...all('work-rule', 'cannot', 'refuse') },
  },
  suit: habit('terno|gravata|blazer', 'formal-work'),
  stage: habit('palco|atriz|ator|atuo|cantora?|shows?(?! de bola)|televisao|gravo videos?|camera', 'on-stage'),
  kitchen: habit('cozinha|cozinheir\\w+|chef|padari\\w+|padeir\\w+|confeit\\w+|acougue\\w*|merendeira', 'kitchen'),
  night: habit('plant(?:ao|oes)|turno(?: da noite)?|noturno|madrugada|viro a noite', 'night-shifts'),
  sun: habit('(?:no|pego|muito|debaixo do|todo) sol|pedreir\\w+|roca|obra|lavoura', 'sun'),
  heatwave: habit('calor|abafado|quente|suo(?: muito| demais)?|umidade', 'hot-place'),
  swimming: habit('nado|natacao|piscina|hidro(?:ginastica)?|cloro|surf\\w*', 'swims'),
  fighting: habit('jiu.?jitsu|muay thai|boxe|luta|luto|judo|karate|capoeira', 'fights'),
  sport: habit(
    'academia|crossfit|trein(?:o|ar|os)|corro|corrida de rua|musculacao|futebol|futsal|fut|jog\\w+ bola|volei|basquete|pedal\\w*|bike|danc[oa]|bale|yoga|pilates|esporte\\w*|maratona',
    'sport',
  ),
  baby: habit('bebe|nenem|recem nascid\\w+|gemeos|filh[oa]s? pequen\\w+', 'small-children'),
  'air-dry': {
    heard: words('se(?:ca|car|cam|que|quem) (?:sozinh\\w+|ao (?:ar|natural|vento)|naturalmente)'),
    facts: all('no-heat', 'has', 'want', 'must', 'love', 'keep'),
  },
  hurry: {
    heard: words('(?:pouco|sem|nenhum|zero) tempo|(?:vida|rotina|manha|dia)s? corrid\\w+'),
    facts: all('little-time', 'has', 'want', 'must', 'bother', 'denies', 'refuse', 'lacks'),
  },
  'no-time': {
    heard: words('tempo|pratic[oa]|praticidade|paciencia|algo rapido|coisa rapida'),
    facts: all('little-time', 'lacks', 'want', 'must', 'cannot'),
  },
  money: {
    heard: words('dinheiro|grana|orcamento|gastar|gasto|barat[oa]|reais|conto|pila'),
    facts: all('little-money', 'lacks', 'cannot', 'want', 'must'),
  },
  arms: {
    heard: words('(?:levantar|erguer)\\b.{0,14}\\bbracos?|bursite|ombro congelado|tendinite'),
    facts: all('cannot-lift-arms', 'cannot', 'has', 'lacks', 'bother'),
  },
  touch: {
    heard: words(
      'cabelo (?:no|na|encost\\w+|batendo|pegando)\\b.{0,18}\\b(?:pescoco|rosto|nuca|olhos?|gola)|encost\\w+ (?:no|na) (?:pescoco|nuca|rosto)|toquem na minha cabeca|barulho da maquina',
    ),
    facts: all('touch-unbearable', 'cannot', 'refuse', 'bother'),
  },
  glasses: {
    heard: words('oculos|armac\\w+'),
    facts: { ...all('glasses', 'has', 'keep', 'spare', 'must', 'love'), ...all('no-glasses', 'lacks', 'refuse') },
  },
  makeup: {
    heard: words('maquiagem|make|maquio|me maquiar'),
    facts: {
      ...all('no-makeup', 'refuse', 'lacks', 'cannot', 'bother'),
      ...all('makeup', 'love', 'has', 'want', 'keep'),
    },
  },
  feminine: {
    heard: words(
      '(?:nada|coisas?|roupas?|cara|jeito|ar|visual|estilo|aparencia) (?:muito |tao |mais )?feminin[oa]s?(?! demais)|(?:parecer|ficar|deixar) (?:mais |muito )?feminina|coisas? de (?:menina|mulherzinha|moca)|feminilidade',
    ),
    facts: all('nothing-feminine', 'refuse', 'cannot', 'lacks', 'drop'),
  },
  collar: {
    heard: words('gola (?:alta|rule)|cacharrel'),
    facts: {
      ...all('no-high-collar', 'refuse', 'cannot', 'bother', 'lacks'),
      ...all('likes-high-collar', 'love', 'want'),
    },
  },
  jewel: {
    heard: words('colar|alianca|cordao|correntinha|relogio|terco|escapulario'),
    hasValue: true,
    facts: all('jewel-stays', 'keep', 'spare', 'has', 'love'),
  },
  products: {
    heard: words('pomada|gel|laque|mousse|musse|spray|produtos?'),
    facts: all('no-products', 'refuse', 'cannot', 'lacks'),
  },
  scent: { heard: words('cheiro|perfume'), facts: all('no-scent', 'cannot', 'refuse', 'bother') },
  vegan: {
    heard: words('vegan[oa]s?|sem (?:teste em|crueldade)\\b.*'),
    facts: all('vegan', 'has', 'want', 'must', 'love', 'refuse'),
  },
  sideburns: {
    heard: words('costeletas?|suicas'),
    facts: { ...all('sideburns-stay', 'keep', 'spare', 'love'), ...all('no-sideburns', 'refuse', 'drop') },
  },
  'cut-name': {
    heard: words(
      'chanel|bob|long bob|repicado|shaggy|mullet|wolf cut|moicano|buzz cut|corte militar|americano|social|topete|coque samurai|undercut longo|camadas|franja cortina',
    ),
    hasValue: true,
    facts: { ...all('wants-cut', 'want', 'love', 'drop'), ...all('cut-stays', 'keep', 'spare') },
  },
  'colour-worn': {
    heard: words(
      'amarel\\w+|rosa|azul|verde|vermelh\\w+|laranja|roxo|lilas|preto|bege|marrom|cinza|tons? \\w+|cores? \\w+',
    ),
    hasValue: true,
    facts: { ...all('colour-not-worn', 'refuse'), ...all('colour-worn', 'love') },
  },
  'wants-volume': {
    heard: words('mais volume|volume'),
    facts: {
      ...all('wants-volume', 'want'),
      ...all('volume-bothers', 'bother', 'refuse', 'drop'),
      ...all('loves-volume', 'love', 'keep', 'spare'),
    },
  },
  'fine-hair': {
    heard: words(
      '(?:cabelo|fio)s? (?:e |sao )?(?:muito |bem |super )?fin[oa]s?|sem volume|pouco volume|cabelo (?:lambido|escorrido|chapado)',
    ),
    facts: all('fine-hair', 'has', 'bother', 'refuse', 'lacks'),
  },
  tangles: { heard: words('embarac\\w+|cheio de no'), facts: all('tangles', 'has', 'bother', 'refuse') },
  cowlick: {
    heard: words('redemoinho\\w*|remoinho|lambida de vaca'),
    facts: all('cowlick', 'has', 'bother', 'refuse'),
  },
  tired: {
    heard: words('(?:cara|ar|aparencia|menos|menas)?\\s?(?:de )?cansad[oa]|olheiras?'),
    facts: all('looks-tired', 'has', 'bother', 'want', 'refuse', 'drop'),
  },
  face: part(
    '(?:rosto|cara)(?: e)?(?: muito| tao| bem)? (?:comprid[oa]|long[oa]|fin[oa]|magr[oa]|pequen[oa]|quadrad[oa])',
    'face-bothers',
    'loves-face',
  ),
  neckline: {
    heard: words('decotes?|decotad\\w+'),
    facts: {
      ...all('no-low-neckline', 'refuse', 'lacks', 'cannot', 'bother'),
      ...all('likes-low-neckline', 'love', 'has', 'want'),
    },
  },
  metal: {
    heard: words(
      '(?:so |joias? |brincos? |aneis? )?(?:(?<!bodas de )ouro|prata|rose gold)|(?:joias?|brincos?|aneis?|nada|quero) (?:de )?(?:dourad\\w+|pratead\\w+)',
    ),
    hasValue: true,
    facts: {
      ...all('metal-refused', 'refuse', 'lacks', 'cannot', 'bother'),
      ...all('metal-worn', 'has', 'love', 'want', 'keep'),
    },
  },
  marks: {
    heard: words('piercing|(?:minha|a|da) pint(?:a|inha)|tatuage\\w+|tattoo'),
    hasValue: true,
    facts: all('mark-stays', 'keep', 'spare', 'love', 'has'),
  },
  earrings: {
    heard: words('brincos?|argolas?'),
    facts: {
      ...all('no-earrings', 'refuse', 'lacks', 'cannot'),
      ...all('earrings', 'love', 'has', 'want', 'keep', 'spare'),
    },
  },
  forehead: part('testa|testao|testuda', 'forehead-bothers', 'loves-forehead'),
  ears: part('orelhas?|orelhud[oa]|abano', 'ears-bother', 'loves-ears'),
  nose: part('nariz|narigud[oa]', 'nose-bothers', 'loves-nose'),
  'double-chin': part('papada|queixo duplo|papo', 'double-chin-bothers', 'loves-chin'),
  jaw: part('maxilar|mandibula|queixo|rosto quadrado', 'jaw-bothers', 'loves-chin'),
  cheeks: part(
    'bochech\\w+|rosto (?:redondo|gordo|cheio|largo)|cara (?:redonda|gorda|de lua)',
    'cheeks-bother',
    'loves-cheeks',
  ),
  neck: part('pescoco', 'neck-bothers', 'loves-neck'),
  eyes: part('olhos?|(?:meu|o) olhar', 'eyes-bother', 'loves-eyes'),
  mouth: part('boca|labios?', 'mouth-bothers', 'loves-mouth'),
  smile: part('sorriso|dentes?|covinhas?', 'smile-bothers', 'loves-smile'),
  brows: part('sobrancelhas?', 'brows-bother', 'loves-brows'),
  freckles: part('sardas?', 'skin-bothers', 'loves-freckles'),
  frizz: part('frizz|arm(?:a|am|ado)|volumos[oa]', 'volume-bothers', 'loves-volume'),
  thinning: {
    heard: words(
      'entradas|ral[oa]s?|ralinh[oa]s?|careca no (?:alto|topo|meio)|na coroa|coroa (?:rala|vazia|aparec\\w+)|pouco cabelo|falha(?:s)?|calv\\w+',
    ),
    facts: all('thinning', 'has', 'bother', 'refuse', 'love', 'keep', 'must', 'drop'),
  },
  falling: body(
    'queda|rarean\\w+|afin(?:ou|ando)|caindo|alopecia|tricotilomania|caem|cai (?:muito|demais)|perdendo cabelo|arranco meu cabelo',
    'hair-loss',
  ),
  regrowth: body(
    '(?:cabelo|fios?) (?:ja )?(?:esta |estao )?(?:voltando|voltou|nascendo|renascendo)|crescendo de novo',
    'hair-regrows',
  ),
  treatment: body('quimio\\w*|radioterap\\w*|cancer|oncolog\\w+|lupus|tratamento', 'in-treatment'),
  pregnancy: body('gravid\\w+|gestante|puerperio|pos parto|amament\\w+|gestacao', 'pregnant'),
  skin: body(
    'acne|espinhas?|pele (?:muito |bem |super )?(?:sensivel|reativa|irritada)|irritac\\w+|rosacea|dermatit\\w+|psorias\\w+|melasma|vitiligo|caspa|seborreica|eczema|queloide',
    'skin-condition',
  ),
  scar: body('cicatriz\\w*', 'scar'),
  faith: body(
    'igreja|religi\\w+|evangelic\\w+|candomble|umbanda|terreiro|obrigacao|mucul\\w+|judi\\w+|crente|promessa|congregacao',
    'faith',
  ),
} as const satisfies Readonly<Record<string, NamedThing>>
export type SubjectId = keyof typeof SUBJECTS
