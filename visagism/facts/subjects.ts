/**
 * What buyers write about, and which fact each stance on it makes. A stance without an entry makes none: the clause goes to a person.
 * Patterns read the plain words of `clausesOf`.
 */
import { standing } from './standing.ts'
import type { Stance } from './stance.ts'
import type { FactKey } from './facts.ts'

export type NamedThing = {
  readonly heard: RegExp
  /** An act (`pintar`): what follows its verb is what it is done to. */
  readonly isAct?: true
  /** The word itself is part of the fact. */
  readonly hasValue?: true
  /** What scissors or dye come to: “não quero ficar com ele curto” refuses it, where “não quero ficar com a barba” takes one off. */
  readonly isResult?: true
  readonly facts: Readonly<Partial<Record<Stance, FactKey>>>
}

const words = (pattern: string): RegExp => standing(pattern, '', 'word')
const all = <K extends FactKey>(key: K, ...stances: readonly Stance[]): Partial<Record<Stance, K>> =>
  Object.fromEntries(stances.map((stance) => [stance, key]))

/** A part of the face, not the height that something reaches: “até o queixo”. */
const part = (pattern: string, bothers: FactKey, loves: FactKey): NamedThing => ({
  heard: standing(
    // Nor the hair that grows there: “os pelos da orelha”.
    `(?-\\b(?:ate|n|altura d|abaixo d|acima d|atras d|perto d|me|redor d|(?:pelos?|pelinhos?|cabelos?|cabelinhos?) (?:\\w+ )?d) ?[oa]?s? (?:minhas? |meus? )?)\\b(?:${pattern})\\b`,
  ),
  facts: { ...all(bothers, 'bother', 'refuse', 'drop'), ...all(loves, 'love', 'keep', 'spare') },
})
/** What a rule forbids: “barba não pode”, “a firma proíbe barba”; not “a barba não pode sair”, nor “não pode passar de 1 cm”. */
const banned = (pattern: string): RegExp =>
  new RegExp(
    `\\b(?:${pattern}) nao (?:posso|pode|podemos)(?=$| (?:n[oa]s?|la|aqui|de jeito|nunca|em|por|ter|usar)\\b)|` +
      `\\bnao (?:posso|pode|podemos) (?:(?:ter|usar|deixar|ficar|trabalhar|crescer|de|com|a|nenhuma?) ){0,4}(?:${pattern})\\b(?! (?:grand|compri|chei|long|muito))|` +
      `\\b(?:${pattern}) (?:(?:e|esta) )?(?:proibid|vetad)[oa]s?\\b|` +
      `\\bproib\\w+ (?:\\w+ ){0,3}(?:${pattern})\\b`,
  )
/** Something of every day: worn, done, or had. */
const habit = (
  pattern: string,
  key: FactKey,
  stances: readonly Stance[] = ['has', 'must', 'keep', 'love', 'spare', 'bother'],
): NamedThing => ({ heard: words(pattern), facts: all(key, ...stances) })
const body = (pattern: string, key: FactKey): NamedThing => ({
  heard: words(pattern),
  facts: all(key, 'has', 'bother', 'must', 'cannot', 'stopped', 'love', 'drop'),
})

/** Said of cloth, nails, necks and hours. */
const NOT_OF_HAIR =
  '(?-\\b(?:unhas?|saias?|vestidos?|roupas?|mangas?|bermudas?|shorts?|pescoco|barba|bigode|franja|paciencia|tempo|pavio|prazo|calcas?|blusas?|camisas?|pernas?|dedos?|nariz|rosto|cara|distancia|jaquetas?|casacos?|blazer|colar|colares|cilios|brincos?|caminho|dia|turno|plantao|texto|escrevo|queixo|testa) (?:(?:e|esta|muito|bem|mais|um pouco) ){0,2})'

const HOW_IT_IS = '(?:(?:e|sao|esta|estao|fica|ficou|nasce|cresce|muito|bem|meio|tao|mais|um pouco) ){0,3}'
const FACIAL_HAIR = `(?:barba|bigode|cavanhaque|costeletas?) ${HOW_IT_IS}`
/** Thin there says nothing of the scalp. */
const OF_FACE = `\\b(?:barba|bigode|cavanhaque|costeletas?|sobrancelhas?|cilios|pelos?) ${HOW_IT_IS}`

const FACIAL = 'barba|bigode|cavanhaque|barbicha|costeletas?'
const NOT_FACIAL = `(?! (?:mais )?(?:a |o |as |minhas? |meu |um |uma )?(?:${FACIAL}|unhas?|sobrancelhas?)\\b)`

export const SUBJECTS = {
  moustache: {
    heard: words('bigod\\w+'),
    facts: {
      ...all('moustache-stays', 'keep', 'spare', 'love', 'has', 'must'),
      ...all('no-moustache', 'drop', 'refuse', 'lacks', 'cannot'),
    },
  },
  // Worn, whatever for: “uso bigode desde os 16 pra cobrir a cicatriz”. Who has hair on the lip may not wear it.
  'moustache-worn': {
    heard: words('(?:uso|mantenho|cultivo) (?:um |o |meu |sempre )?bigod\\w+'),
    facts: {
      ...all('moustache-stays', 'has', 'must', 'keep', 'love', 'bother'),
      ...all('no-moustache', 'drop', 'refuse', 'lacks', 'cannot'),
    },
  },
  goatee: {
    heard: words('cavanhaque|barbicha'),
    facts: {
      ...all('goatee-stays', 'keep', 'spare', 'love'),
      ...all('no-goatee', 'drop', 'refuse', 'lacks', 'cannot'),
    },
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
      `(?:(?:barba|bigode|cavanhaque)\\w*\\b.{0,24}\\b)(?:falh\\w+|buracos?|rala|nao fecha|nao cresce|pouca)|${FACIAL_HAIR}ral(?:[oa]s?|inh[oa]s?)|falhas?\\b.{0,40}\\b(?:barba|bigode|cavanhaque)`,
    ),
    facts: all('beard-has-gaps', 'has', 'bother', 'refuse', 'lacks', 'love', 'cannot', 'denies'),
  },
  blade: {
    heard: words('navalhas?|navalhad[ao]|giletes?|gillete|laminas?|barbeador(?:es)?|prestobarba'),
    facts: all('no-blade', 'refuse', 'spare', 'cannot', 'lacks', 'bother'),
  },
  beard: {
    heard: words('barb(?:a|as|inha|ao|uda|udo)'),
    facts: {
      ...all('beard-stays', 'keep', 'spare', 'love'),
      ...all('no-beard', 'drop', 'refuse', 'lacks', 'cannot'),
    },
  },
  'beard-shaven': {
    heard: words('barba (?:sempre )?(?:no zero|zerada)'),
    facts: all('no-beard', 'has', 'keep', 'must', 'love', 'want'),
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
      '(?:cabeca|cabelo) rasp\\w+(?! (?:d[oe]s?|nas?|em) (?:lad\\w+|later\\w+|volta))|(?-\\b(?:ficando|ficar|fico|fiquei|virar|virando|quase|meio)(?: meio| quase)? )careca(?! no (?:alto|topo|meio))|carequinha|raspadinh[oa]|(?-\\b(?:barba|lad\\w+|later\\w+|nuca|bigode)\\b.{0,20})maquina (?:zero|0)(?! (?:n[ao]s? |so |d[eo]s? |a |o |em |atras|em volta)*(?:minha |meus? )?(?:barba|lad\\w+|later\\w+|nuca|bigode|rosto|pescoco|pezinho|costeletas?|volta|atras))',
    ),
    isResult: true,
    facts: { ...all('shaved-stays', 'keep', 'spare', 'love', 'has'), ...all('wants-shaved', 'want', 'drop') },
  },
  shaving: {
    heard: words(
      'rasp(?:ar|o|em|e|a) (?:tudo|a (?:minha )?cabeca|o cabelo|meu cabelo)(?! (?:d[oe]s?|nas?|em) (?:lad\\w+|later\\w+))',
    ),
    facts: {
      ...all('shaved-stays', 'has', 'keep'),
      ...all('wants-shaved', 'want', 'drop'),
      ...all('no-clippers', 'spare', 'refuse', 'cannot', 'lacks'),
    },
  },
  'shaved-sides': {
    heard: words(
      '(?:lado|lados|lateral|laterais|nuca)\\b.{0,14}\\b(?:rasp\\w+|maquina)|maquina (?:\\w+ )?(?:d[oe]s?|n[oa]s?|em volta|atras)\\s*\\w*lad\\w+|undercut|(?:quero|corte) (?:um )?disfarcado|disfarcado (?:baix|medi|alt)\\w*|(?-\\b(?:lentes?|oculos|esmalte|tom|unhas?|armac\\w+)(?: em| com)? )degrade|(?:corte|lad\\w+|later\\w+|pezinho) disfarcado',
    ),
    facts: {
      ...all('no-clippers', 'refuse', 'cannot'),
      ...all('wants-shaved-sides', 'want', 'love', 'has', 'keep', 'must'),
    },
  },
  clippers: {
    // “Na zero” refuses one comb.
    heard: words(
      'maquina(?! (?:na |n?o )?(?:zero|0)\\b)|maquininha|raspar(?! (?:tudo )?(?:na |n?o )?(?:zero|0)\\b)|rasp(?:e|em|o)(?! (?:na )?(?:zero|0)\\b)',
    ),
    isAct: true,
    facts: all('no-clippers', 'refuse', 'spare', 'cannot', 'lacks'),
  },
  curls: {
    heard: words(
      '(?-\\b(?:ter|fazer|faco) (?:os |uns )?)cach(?:o|os|inhos?|ead[oa]s?|eia|ear)|cresp[oa]s?|crespinh[oa]|afro|black(?: power)?(?! friday)|encaracolad\\w+|ondulado natural|cabelo natural|minha textura|naturais|volume natural',
    ),
    facts: all('texture-stays', 'keep', 'spare', 'love', 'want', 'stopped'),
  },
  roots: {
    heard: words(
      'raiz(?: \\w+){0,2} (?:aparec\\w+|denunci\\w+|fica (?:logo )?(?:a mostra|a vista))(?: (?:logo|rapido|depressa|demais|muito))?|raiz (?:branca|escura|preta|aparecendo)',
    ),
    facts: all('roots-show', 'has', 'bother', 'refuse'),
  },
  greys: {
    heard: words(
      'deix\\w+ (?:tudo )?branc[oa]s?(?=$| (?:mesmo|natural|crescer))|(?:fios?|cabelos?|fiozinhos?) branc\\w+|branquinhos|brancos|grisalh\\w+|cabelos? (?:de prata|prateados?)|(?-quero uma |queria uma )mechas? branc\\w+',
    ),
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
      'loir\\w+|ruiv\\w+|morena iluminada|platinad\\w+|(?:tom|cabelo|ruivo) cobre|acobread\\w+|castanh\\w+|cabelo (?:preto|vermelho|rosa|azul|roxo|colorido)|(?:preto|vermelho|rosa|azul|roxo|verde|lilas|laranja|colorido)(?: \\w+)? no cabelo',
    ),
    hasValue: true,
    facts: {
      ...all('colour-refused', 'refuse', 'cannot', 'spare', 'drop'),
      ...all('wants-dye', 'want'),
      ...all('colour-stays', 'keep'),
    },
  },
  dye: {
    heard: words(
      'tint(?:a|as|ura)|pint(?:ar|o|em|e|ando)(?! (?:as? |os? |minha |meu )?(?:cara|rosto|unhas?|boca|olhos?|quadros?|casa|paredes?|telas?)\\b)|ting(?:ir|o)|coloracao|tonaliz\\w+|(?:clarear|escurecer) (?:um pouco |mais )?(?:o |meu |os |meus )?(?:cabelo|fios?)|clareada|escurecida|mudar (?:a cor d[eo]|de cor [dn]o) (?:meu )?cabelo',
    ),
    isAct: true,
    isResult: true,
    facts: {
      ...all('no-dye', 'refuse', 'spare', 'cannot', 'lacks', 'stopped'),
      ...all('wants-dye', 'want', 'drop', 'love'),
    },
  },
  bleach: {
    heard: words('descolor\\w+|oxigenada|po descolorante'),
    isAct: true,
    facts: all('no-bleach', 'refuse', 'spare', 'cannot', 'lacks', 'drop', 'stopped'),
  },
  highlights: {
    heard: words('luzes|mechas?(?! (?:na|no) )|reflexos?|balayage'),
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
    heard: words(
      'prender|prendo|preso|rabo(?: de cavalo)?|rabinho|coque|amarr(?:o|ar|ando) (?:o |meu )?cabelo|amarrad[oa]',
    ),
    facts: all('wears-it-tied', 'has', 'want', 'must', 'love', 'keep'),
  },
  'growing-out': {
    heard: words(
      `deix(?:ar|ando|o) (?:(?:a |minha )?franja |o cabelo )?crescer${NOT_FACIAL}|(?-\\b(?:deixei|unhas?|pelos?|${FACIAL}|sobrancelhas?)\\b(?: \\w+){0,2} )crescer${NOT_FACIAL}|(?+\\bquero que (?:(?!barba|bigode|cavanhaque|unha|sobrancelha|pelo)\\w+ ){0,2})cresca${NOT_FACIAL}|cabelo maior`,
    ),
    facts: all('growing-out', 'want', 'keep', 'has'),
  },
  short: {
    isResult: true,
    heard: words(NOT_OF_HAIR + '(?:(?:bem |muito |mais )?curt(?:o|os|a|as|inho|issimo)|joaozinho|pixie|chanel curto)'),
    facts: {
      ...all('no-short', 'refuse', 'spare', 'cannot', 'bother'),
      ...all('wants-short', 'want', 'drop'),
      ...all('short-stays', 'keep', 'love'),
    },
  },
  length: {
    heard: words(
      `comprimento(?! d[ao] (?:saia|vestido|manga|calca|colar))|${NOT_OF_HAIR}(?:comprid[oa]s?|compridao|longo|longos)|cabelao|tamanho do (?:meu )?cabelo|(?:cabel\\w+|fios?|esta|bate|chega|vai|ate|abaixo)(?: \\w+){0,3} (?:na|no|a) (?:cintura|bumbum)|cabelo grande`,
    ),
    facts: {
      ...all('length-stays', 'keep', 'spare', 'love'),
      ...all('wants-shorter', 'drop'),
      ...all('wants-length', 'want'),
    },
  },
  ends: {
    heard: words(
      '(?-\\bnas )(?:as |so as )?pont(?:as|inhas)(?: mortas| duplas)?(?! (?:(?:sao|estao|ficam|vivem|muito) )?(?:sec|ressec|quebr|espig|abrindo|abert|fin|ral|esverd|clar|loir))',
    ),
    facts: { ...all('trim-only', 'drop', 'want', 'keep'), ...all('no-cut', 'spare', 'refuse') },
  },
  'only-ends': {
    heard: words('(?:corto|tiro|aparo|so)\\b.{0,20}\\bpont(?:as|inhas)'),
    facts: { ...all('trim-only', 'drop', 'want', 'keep', 'has'), ...all('no-cut', 'spare', 'refuse') },
  },
  braids: {
    heard: words('tranc(?:a|as|ado)|box braids?|nago|dread\\w*|locs?|twists?'),
    facts: { ...all('braids-stay', 'keep', 'spare', 'love', 'has'), ...all('wants-braids', 'want') },
  },
  hairpiece: habit(
    'peruca|lace|(?:o|meu|de|com|uso|tirei o) mega(?= |$)|protese capilar|mega hair|megahair|aplique|entrelace',
    'hairpiece',
    // “Aplique puxa” is why none is worn.
    ['has', 'must', 'keep', 'love', 'spare'],
  ),
  cutting: {
    heard: words(
      '(?-\\b(?:[dn]?ess?[et]|d?est[et]|mesmo|do) )corte|cort(?:ar|o|em|a|aria|ando)|tesoura|encurtar|tosar',
    ),
    isAct: true,
    facts: all('no-cut', 'spare', 'refuse', 'cannot', 'lacks'),
  },
  helmet: habit(
    '(?-(?:parec\\w+|igual|feito|virou|tipo|efeito|fase|formato)(?: de)?(?: um| o)? )capacete\\w*|(?:trabalh\\w+|ando|rodo|vivo|entrego|entregas?|piloto) (?:muito |sempre )?de moto(?:ca|cicleta)?|moto(?:boy|girl|taxista|ciclista)',
    'helmet',
  ),
  cap: habit(
    'bone(?:s)?|boina|touca(?!\\w* (?:de (?:natacao|silicone|cetim|seda|banho|dormir)|para (?:dormir|nadar)))\\w*|quepe|gorro|chapeu|rede no cabelo|bandana',
    'cap',
  ),
  mask: habit('mascara', 'mask'),
  covering: {
    heard: words(
      'veus?|hijab\\w*|turbante\\w*|lenco na cabeca|uso lenco(?! (?:colorid\\w+|no pescoco|no cabelo|no bolso))|cubro (?:o cabelo |a cabeca )?com\\b.{0,16}\\b(?:lenco|pano|veu)|torco|niqab|ojas?|tichel',
    ),
    hasValue: true,
    facts: all('covered', 'keep', 'spare', 'has', 'love', 'must'),
  },
  skullcap: habit(
    '^(?:a |minha )?(?:quipa|kipa|kippah?) (?:escorrega|nao para)|quipa|kipa|kippah?|solideu',
    'skullcap',
  ),
  'work-rule': {
    heard: words(
      '(?:norma|regra|regulamento|codigo)s? (?:d[aeo]s? (?:empresa|trabalho|firma|corporacao|policia|quartel|hospital|hotel|banco|loja|escola|vestimenta)|no trabalho)|regulamento|padrao (?:militar|d[aeo]s? (?:empresa|pm|policia|firma|exercito|quartel|corporacao|marinha))|farda|quartel|exercito|(?-azul )marinha|aeronautica|sou (?:da )?pm|sou militar|(?-(?:serie|novela|filme) )policia(?:l)?(?! civil d)|bombeir\\w+|comandante|tripulac\\w+|comissari\\w+|(?-\\b(?:tom|pele|cor|e|menos|mais|fica|nao|bem|cabelo|barba) )uniforme',
    ),
    facts: all('work-rule', 'has', 'must', 'cannot', 'bother'),
  },
  formal: {
    heard: words(
      'escritorio|advoga\\w+|audiencias?|forum|tribunal|juiz\\w*|diretoria|executiv\\w+|banco|corporativ\\w+|reunioes',
    ),
    facts: { ...all('formal-work', 'has', 'must', 'love'), ...all('work-rule', 'cannot') },
  },
  suit: habit(
    '(?:uso|ando de|trabalho de|vivo de|visto) (?:terno|gravata|blazer)|(?:terno|gravata|blazer)\\b.{0,14}\\b(?:todo dia|todos os dias|sempre|no (?:trabalho|servico|escritorio))|(?:trabalho|escritorio|servico)\\b.{0,14}\\b(?:terno|gravata)',
    'formal-work',
  ),
  stage: habit(
    'palco|atriz|ator|atuo|cantora?|palhac[oa]|sambista|rainha de bateria|youtuber|influencer|apresentador[a]?|(?:fico|vivo|apareco) (?:n?a|em|diante d[ea]) cameras?|(?:faco|canto|toco|danco|n?os meus|meus|tenho) shows?|televisao|gravo videos?|(?:frente d[ae]|diante d[ae]|trabalho com) cameras?',
    'on-stage',
  ),
  kitchen: habit(
    '(?:trabalho|ajudante|auxiliar|chefe?|turno|dia todo|calor)\\b.{0,20}\\bcozinha|cozinha (?:industrial|do (?:hotel|restaurante|hospital|quartel)|o dia)|cozinheir\\w+|chef|padari\\w+|padeir\\w+|confeit\\w+|acougue\\w*|merendeira',
    'kitchen',
  ),
  night: habit(
    'plant(?:ao|oes)(?! de festa)|trabalho (?:so )?(?:de|a|pela) noite|turno (?:da noite|noturno|da madrugada)|noturno|(?:trabalho|saio|entro|viro|de|a) madrugada|viro a noite|doze por trinta e seis|12 ?(?:x|por) ?36',
    'night-shifts',
  ),
  sun: habit(
    '(?:no|pego|muito|debaixo do|todo|ao) sol|pedreir\\w+|roca|^obra$|(?:n[ao]s?|em|canteiros? de|com) obras?(?! de arte| prima)|lavoura',
    'sun',
  ),
  // “Fico de capuz no calor”: when, and no complaint.
  heatwave: habit(
    '(?-\\bn[oa] )calor|(?:trabalho|moro|vivo|fico|passo|aguento|suporto)(?: (?:o dia|todo|inteiro|muito|aqui|mal)){0,3} no calor|no calor de (?!dezembro|janeiro|fevereiro|verao|hoje|\\d)\\w+|abafado|(?:lugar|cidade|clima|regiao|aqui|terra|moro)\\b(?: \\w+){0,4} quente|quente (?:demais|aqui|o ano)|suo(?: muito| demais)?|umidade',
    'hot-place',
  ),
  swimming: habit('nado|natacao|piscina|hidro(?:ginastica)?|cloro|surf\\w*', 'swims'),
  // “De luto”, “é uma luta pentear” are no sport.
  fighting: habit(
    'jiu.?jitsu|muay thai|boxe|(?:faco|treino|pratico|dou aula de|professora? de) lutas?|luto (?:jiu|boxe|karate|judo|muay|mma|sanda|kick\\w*|capoeira)\\w*|mma|kickbox\\w*|taekwondo|krav maga|judo|karate|capoeira',
    'fights',
  ),
  sport: habit(
    'academia|crossfit|trein(?:o|ar|os)|corro(?! (?:atras|contra|o risco|o dia|de um|para|d[ae]))|corrida de rua|musculacao|futebol|futsal|fut|jog\\w+ bola|volei|basquete|pedal(?:o|ar|ando)|bike|danco|(?:faco|aula de|professora? de|pratico) danca|bale|yoga|pilates|esporte\\w*|maratona',
    'sport',
  ),
  baby: habit(
    '(?-\\b(?:ate (?:o|a)|(?:cabelo|cara|pele|rosto|fios?|jeito|bochecha) de) )(?:bebe|nenem)(?! (?:nasc|cheg))|recem nascid\\w+|(?:tenho|meus|bebes|mae de) gemeos|filh[oa]s? pequen\\w+',
    'small-children',
  ),
  'air-dry': {
    heard: words(
      'se(?:ca|car|cam|que|quem) (?:sozinh\\w+|ao (?:ar|natural|vento)|naturalmente)|(?:ir|vou|saio|sair|usar) (?:\\S+ ){0,4}?(?:umid|molhad)[oa]s?|com o cabelo (?:umido|molhado)',
    ),
    facts: all('no-heat', 'has', 'want', 'must', 'love', 'keep'),
  },
  hurry: {
    heard: words('(?:pouco|sem|nenhum|zero) tempo|(?:vida|rotina|manha|dia)s? corrid\\w+'),
    facts: all('little-time', 'has', 'want', 'must', 'bother', 'denies', 'refuse', 'lacks'),
  },
  'no-time': {
    heard: words(
      '(?-\\b(?:faz|ha|quanto|bom|bastante|muito|algum|longo|um|mais|dure|durar|pouco) )tempo|(?-(?:eu|quem) )pratic[oa](?! (?:esporte|\\w+cao))|praticidade|paciencia|algo rapido|coisa rapida',
    ),
    facts: all('little-time', 'lacks', 'want', 'must', 'cannot'),
  },
  'short-money': {
    heard: words(
      '^(?:(?:e|mas|estou|ando|bem) )*sem (?:grana|dinheiro)(?: (?:nenhum[a]?|agora|mesmo))?$|desempregad[oa]|sem emprego|salario minimo|bolsa familia|(?:dinheiro|grana|orcamento|bolso|salario) (?:e |esta |anda |ta )?(?:muito |bem |super )?(?:curt[oa]|apertad[oa]|baix[oa]|pouc[oa])|pouco dinheiro|pouca grana|(?:vivo|estou|ando) (?:sem grana|sem dinheiro|dura|duro|lis[oa]|quebrad[oa])',
    ),
    facts: all('little-money', 'has', 'bother', 'must', 'keep', 'denies', 'lacks', 'love', 'want'),
  },
  money: {
    heard: words(
      'dinheiro|grana|orcamento|gast(?:ar|o)(?! (?:muito |mais |tanto )?(?:tempo|horas?|energia|agua|minutos?))|(?+nao posso )pagar (?:caro|muito|mais)|barat[oa]|\\d+ (?:reais|contos?|pila)',
    ),
    facts: all('little-money', 'lacks', 'cannot', 'want', 'must'),
  },
  arms: {
    heard: words(
      '(?:levant|ergu)\\w+\\b.{0,14}\\bbracos?|bracos?\\b.{0,16}\\b(?:nao (?:levanta|sobe|ergue)m?|paralisad\\w+)',
    ),
    facts: all('cannot-lift-arms', 'cannot', 'lacks', 'denies', 'bother'),
  },
  shoulders: {
    heard: words(
      'bursite|ombro (?:congelado|operado)|tendinite|capsulite|manguito|(?:so (?:tenho|uso|mexo) )?uma mao so|so (?:tenho |uso |mexo )?uma mao|pouca forca no(?:s)? bracos?|hemiplegi\\w+',
    ),
    facts: all('cannot-lift-arms', 'has', 'bother', 'must'),
  },
  touch: {
    heard: words(
      'cabelo (?:no|na|encost\\w+|batendo|pegando)\\b.{0,18}\\b(?:pescoco|rosto|nuca|olhos?|gola)|encost\\w+ (?:no|na) (?:pescoco|nuca|rosto)|toquem na minha cabeca|barulho da maquina',
    ),
    facts: all('touch-unbearable', 'cannot', 'refuse', 'bother'),
  },
  glasses: {
    heard: words('oculos(?! (?:de sol|escuros?))|armac\\w+'),
    facts: { ...all('glasses', 'has', 'keep', 'spare', 'must', 'love'), ...all('no-glasses', 'lacks', 'refuse') },
  },
  makeup: {
    heard: words('maquiagem|make|maquio|me maquiar'),
    facts: {
      ...all('no-makeup', 'refuse', 'lacks', 'cannot'),
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
    heard: words(
      'pomada|gel|laque|mousse|musse|spray|(?-\\bcompr\\w+ (?:muito |tanto )?)produtos?(?! (?:car[oa]s?|vegan\\w+|de limpeza)|.{0,24}\\breais)|finalizador|leave.?in|creme de pentear|fixador',
    ),
    facts: all('no-products', 'refuse', 'cannot', 'lacks'),
  },
  // Between products of a list: “gel, cera, creme, perfume”.
  cream: {
    heard: words(
      'cremes?(?! (?:de barbear|dental|para|n[oa] (?:rosto|pele|mao|barba)))|(?-\\b(?:pele|depil\\w*|buco|pincas?|laser|linha|gilete|lamina|sobrancelhas?|pelos?)\\b.{0,30})cera(?! (?:quente|fria|depil\\w+|n[ao]s? (?:sobrancelhas?|buco|rosto|cara|pele|pernas?)))',
    ),
    facts: all('no-products', 'refuse', 'cannot', 'lacks'),
  },
  oil: {
    heard: words('oleos?(?! (?:de cozinha|da pele|do motor))|cremes? pesad\\w+|manteiga de \\w+'),
    facts: all('no-oil', 'refuse', 'cannot', 'lacks', 'bother'),
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
    isResult: true,
    facts: { ...all('wants-cut', 'want', 'love', 'drop'), ...all('cut-stays', 'keep', 'spare') },
  },
  'colour-worn': {
    heard: words(
      'amarel\\w+|rosa|azul|verde|vermelh\\w+|laranja|roxo|lilas|preto|bege|marrom|cinza|tons? \\w+|cores? (?!(?:me|que|em|d[aeo]s?|e|para|sao|fica|ficam)\\b)\\w+',
    ),
    hasValue: true,
    facts: { ...all('colour-not-worn', 'refuse', 'lacks'), ...all('colour-worn', 'love') },
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
      '(?:cabelo|fio)s? (?:e |sao )?(?:muito |bem |super )?fin[oa]s?|sem volume|pouco volume|nao (?:segura|tem|da|pega|para) volume|falta volume|cabelo (?:lambido|escorrido|chapado)',
    ),
    facts: all('fine-hair', 'has', 'bother', 'refuse', 'lacks', 'denies'),
  },
  'in-eyes': {
    heard: words(
      '(?:cabelo|mechas?)\\b.{0,20}\\bn[oa]s? (?:meus? |minha )?(?:olhos?|vista)|(?:cai|caindo|fica caindo) n[oa]s? (?:olhos?|vista)',
    ),
    facts: all('hair-in-eyes', 'has', 'bother', 'refuse', 'cannot'),
  },
  tangles: { heard: words('embarac\\w+|cheio de no'), facts: all('tangles', 'has', 'bother', 'refuse') },
  cowlick: {
    heard: words('redemoinho\\w*|remoinho|lambida de vaca'),
    facts: all('cowlick', 'has', 'bother', 'refuse'),
  },
  tired: {
    heard: words(
      '(?:(?:cara|ar|aparencia|olhar|olhos?|rosto|menos|menas|mais)(?: \\w+)? (?:de )?)cansad[oa]s?(?! (?:d[eao]s?|por|com)\\b)|(?:pare[cç]\\w+|apare[cn]\\w+|rosto|cara|foto|espelho)\\b.{0,20}\\bcansad[oa]|cansad[oa](?=.{0,30}\\b(?:rosto|cara|foto|espelho|olhos|olhar)\\b)|olheir(?:as?|ud[oa])|cara de (?:cansaco|sono|ressaca|acabad[oa]|quem (?:nao )?dormiu)|ar de cansaco|abatid[oa]',
    ),
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
      '(?-bodas de )ouro(?! preto)(?: (?:rose|branco|amarelo|velho)\\b)?|prata|rose gold|(?+\\b(?:joias?|brincos?|aneis?|nada|quero) (?:de )?)(?:dourad\\w+|pratead\\w+)',
    ),
    hasValue: true,
    facts: {
      ...all('metal-refused', 'refuse', 'lacks', 'cannot', 'bother'),
      ...all('metal-worn', 'has', 'love', 'want', 'keep'),
    },
  },
  marks: {
    heard: words(
      'piercing|(?:minha|a|da) pint(?:a|inha)|^pint(?:a|inha)(?= (?:que|perto|n[oa]|d[oa]|em)\\b)|tatuage\\w+|tattoo',
    ),
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
  forehead: part('testa|testao|testuda|testona|fronte', 'forehead-bothers', 'loves-forehead'),
  ears: part('orelhas?|orelhud[oa]|orelhao|abano', 'ears-bother', 'loves-ears'),
  nose: part('nariz|narigud[oa]|narigao|nareba|napa', 'nose-bothers', 'loves-nose'),
  'double-chin': part('papada|queixo duplo|duplo queixo|papo', 'double-chin-bothers', 'loves-chin'),
  jaw: part('maxilar|mandibula|queixo|queixada|prognata|rosto quadrado', 'jaw-bothers', 'loves-chin'),
  cheeks: part(
    'bochech\\w+|rosto(?: e)?(?: muito| tao| bem| meio)? (?:redondo|gordo|cheio|largo)|cara (?:redonda|gorda|de lua)',
    'cheeks-bother',
    'loves-cheeks',
  ),
  neck: part('pescoco', 'neck-bothers', 'loves-neck'),
  eyes: part('olhos?|palpebras?|(?:meu|o) olhar', 'eyes-bother', 'loves-eyes'),
  mouth: part('boca|labios?|beicos?', 'mouth-bothers', 'loves-mouth'),
  smile: part('sorriso|dentes?|covinhas?', 'smile-bothers', 'loves-smile'),
  brows: {
    heard: standing(
      `(?-\\b(?:ate|n|altura d|abaixo d|acima d|atras d|perto d|me|redor d) ?[oa]?s? )\\b(?:sobrancelhas?|monocelha|taturanas?)\\b`,
    ),
    facts: { ...all('brows-bother', 'bother', 'refuse', 'drop'), ...all('loves-brows', 'love', 'keep', 'spare') },
  },
  freckles: part('sardas?', 'skin-bothers', 'loves-freckles'),
  frizz: part('frizz|arm(?:a|am|ado)|volumos[oa]', 'volume-bothers', 'loves-volume'),
  thinning: {
    heard: words(
      `(?:ficando|quase|meio) careca|entradas|(?:com|tenho|essa|minha) entrada(?! (?:de (?!cada|um|ambos|lado|familia)|d[oa]s? (?!dois|lados?|testa|cabelo)|n[oa] (?!testa|cabe|lado|frente|alto)|para (?!tras|dentro)|livre|franca|gratis|gratuita))|(?-\\b(?:o|no|do|pelo) |${OF_FACE})(?:ral[oa]s?|ralinh[oa]s?)(?! n[oa]s? (?:barba|bigode|cavanhaque|sobrancelhas?))|careca no (?:alto|topo|meio)|na coroa|coroa (?:rala|vazia|aparec\\w+)|pouco cabelo|falhas?(?=.{0,30}\\b(?:cabe\\w+|couro|topo|nuca|orelha|coroa|tempora\\w*))|(?:cabe\\w+|couro|topo|nuca)\\b.{0,20}falhas?|calv\\w+`,
    ),
    facts: all('thinning', 'has', 'bother', 'refuse', 'love', 'keep', 'must', 'drop'),
  },
  falling: body(
    'queda (?:de|do|capilar)(?! (?:temperatura|braco|pressao))|queda\\b(?! de)|rarean\\w+|(?:cabelo|fios?)\\b.{0,16}\\bafin(?:ou|ando)|(?:cabel\\w+|fios?|tufos?|sobrancelhas?)\\b.{0,20}\\b(?:caindo|caem|cai|caiu)(?! (?:bem|(?:n[oa]s?|sobre|em cima d[oa]s?) (?:o |a |os )?(?:olhos?|vista|rosto|testa|cara|ombros?|costas)))|alopecia|perdendo (?:muito |os )?(?:cabelo|fios)',
    'hair-loss',
  ),
  regrowth: body(
    '(?:cabel\\w+|fios?) (?:ja |novo )?(?:esta |estao )?(?:voltando|voltou|nascendo|renascendo)|crescendo de novo|(?:cabelinho|cabelo) (?:que )?(?:esta )?nasc\\w+ de novo',
    'hair-regrows',
  ),
  treatment: body(
    'quimio\\w*|radioterap\\w*|(?-(?:signo|sou) d[eo] )cancer|oncolog\\w+|lupus|tratamento (?:de saude|medico|oncologico|contra|com (?:corticoide|isotretinoina|roacutan))|em tratamento(?! capilar)',
    'in-treatment',
  ),
  pregnancy: body(
    'gravid\\w+|gestante|puerperio|resguardo|pos parto|amament\\w+|gestacao|ate o (?:bebe|nenem) nascer|o (?:bebe|nenem) nasce(?:r)?',
    'pregnant',
  ),
  skin: body(
    'acne|espinhas?|pele (?:muito |bem |super )?(?:sensivel|reativa|irritada)|irritac\\w+|rosacea|dermatit\\w+|psorias\\w+|melasma|vitiligo|caspa|seborreica|eczema|queloide',
    'skin-condition',
  ),
  scar: body('cicatriz\\w*', 'scar'),
  faith: body(
    '(?-\\b(?:sai|larguei|abandonei|deixei) (?:d?[ao]|minha) )igreja|religi\\w+|evangelic\\w+|candomble|umbanda|terreiro|preceito|iao|mucul\\w+|judi\\w+|crente|promessa (?:a|para|de fe|ao|por)|(?:fiz|pago|pagar|da|minha) promessa(?! de)|freira|congregacao',
    'faith',
  ),
} as const satisfies Readonly<Record<string, NamedThing>>
export type SubjectId = keyof typeof SUBJECTS
