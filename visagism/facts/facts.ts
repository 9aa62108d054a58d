/** What a person may say of themself, one record a fact: what the guide calls it, and what it does with it. */
import { ofBodies } from './bodies.ts'

export const SHELVES = ['stays', 'cannot', 'wants', 'bothers', 'loves', 'life', 'day', 'body', 'address'] as const
export type Shelf = (typeof SHELVES)[number]

export type FactRecord = {
  readonly shelf: Shelf
  /** On its chip, and wherever it is named. */
  readonly words: string
  /** Said under the chip: what the guide does with it. */
  readonly does: string
  /** Answered by a person before anything is delivered. */
  readonly byPerson?: true
}

const record = (shelf: Shelf, words: string, does: string): FactRecord => ({ shelf, words, does })
const forPerson = (shelf: Shelf, words: string): FactRecord => ({
  shelf,
  words,
  does: 'Uma pessoa lê isto antes de o guia sair.',
  byPerson: true,
})

export const FACTS = {
  'moustache-stays': record('stays', 'O bigode fica', 'Nenhum desenho vai sem ele.'),
  'goatee-stays': record('stays', 'O cavanhaque fica', 'Nenhum desenho vai sem ele.'),
  'beard-stays': record('stays', 'A barba fica', 'A página dela parte da que você usa.'),
  'beard-uncut': record('stays', 'A barba sem tesoura', 'Nenhuma página a apara.'),
  'length-stays': record('stays', 'O comprimento fica', 'Os cortes trabalham dentro dele.'),
  'no-cut': record('stays', 'Sem cortar', 'Nenhum caminho tira comprimento.'),
  'trim-only': record('stays', 'Só as pontas', 'Nenhum caminho tira mais do que isso.'),
  'not-above': record('stays', 'O comprimento mínimo', 'Nenhum dos três cortes sobe além dele.'),
  'braids-stay': record('stays', 'As tranças ficam', 'Os três caminhos são de fios trançados ou torcidos.'),
  hairpiece: forPerson('stays', 'Peruca, prótese ou aplique'),
  'mark-stays': record('stays', 'Uma marca sua', 'Nenhuma página pede que você a esconda.'),
  'short-stays': record('stays', 'Curto, como está', 'Nenhum caminho pede que cresça.'),
  'top-at-most': record('stays', 'O topo, no máximo', 'Nenhum caminho passa dessa medida em cima.'),
  'cut-stays': record('stays', 'O corte de hoje', 'O primeiro caminho é ficar com ele.'),
  'sideburns-stay': record('stays', 'A costeleta fica', 'O cartão do salão pede que ela fique.'),
  'jewel-stays': record('stays', 'Uma peça que você não tira', 'Nenhuma página pede que você a tire.'),
  'fringe-stays': record('stays', 'A franja fica', 'Os três cortes aceitam uma.'),
  'leaves-fringe': record('stays', 'A franja, crescendo', 'Nada a recorta: a página dela conta os meses.'),
  'shaved-stays': record('stays', 'Cabeça raspada', 'Os três caminhos ficam rentes.'),
  'texture-stays': record('stays', 'O cabelo natural', 'Nada aqui pede alisar.'),
  'greys-stay': record('stays', 'Os brancos ficam', 'Nada aqui pede tinta.'),
  'colour-stays': record('stays', 'A cor fica', 'A página da cor cuida dela, sem trocar.'),
  covered: record('stays', 'O que você usa na cabeça', 'Nenhum desenho vai sem ele.'),
  skullcap: record('stays', 'A quipá', 'Nenhuma página pede que saia.'),
  'brows-stay': record(
    'stays',
    'As sobrancelhas, sem mexer',
    'Nenhuma página pede nada delas, e vai no cartão do salão.',
  ),
  'growing-out': record('stays', 'Deixando crescer', 'Nenhum corte tira o que você ganhou.'),
  'in-transition': record('stays', 'A transição', 'O salão é avisado das duas texturas, e ninguém apressa.'),
  glasses: record('stays', 'Os óculos', 'Franja, sobrancelha e armação contam com eles.'),

  'no-fringe': record('cannot', 'Sem franja', 'Nenhum dos cortes traz uma.'),
  'no-dye': record('cannot', 'Sem tinta', 'Ela fica fora do calendário e do salão.'),
  'no-bleach': record('cannot', 'Sem descolorir', 'Nenhuma página pede, e vai no cartão do salão.'),
  'no-straightening': record('cannot', 'Sem alisar', 'Nenhuma página pede química.'),
  'no-heat': record('cannot', 'Sem secador nem chapinha', 'Nenhuma página pede um.'),
  'no-clippers': record('cannot', 'Sem máquina', 'Tudo na tesoura.'),
  'no-short': record('cannot', 'Nada curto', 'Nenhum caminho encurta até lá.'),
  'colour-refused': record('cannot', 'Uma cor, não', 'Ela fica fora da página da cor.'),
  'metal-refused': record('cannot', 'Um metal, não', 'As páginas pedem o outro.'),
  'no-low-neckline': record('cannot', 'Sem decote', 'As golas ficam fechadas.'),
  'no-high-collar': record('cannot', 'Sem gola alta', 'Nenhuma gola alta nas páginas.'),
  'no-trousers': record('cannot', 'Só saia ou vestido', 'A página da roupa não traz calça.'),
  'no-skirts': record('cannot', 'Sem saia nem vestido', 'A página da roupa não traz nenhum.'),
  'no-suit': record('cannot', 'Sem terno nem blazer', 'A página da roupa resolve sem eles.'),
  'no-tie': record('cannot', 'Sem gravata', 'Nenhuma página pede uma.'),
  'no-synthetics': record('cannot', 'Sem tecido sintético', 'Só fibra natural nas páginas da roupa.'),
  'no-labels': record('cannot', 'Sem etiqueta', 'A página da roupa conta com isso.'),
  'no-prints': record('cannot', 'Sem estampa', 'Tudo liso nas páginas.'),
  'no-necklace': record('cannot', 'Nada no pescoço', 'Nenhum colar, lenço ou gola que aperte.'),
  'no-jewels': record('cannot', 'Sem joias', 'Nenhuma página pede uma.'),
  'ears-neck-covered': record('cannot', 'Orelha e pescoço cobertos', 'Nenhuma página os veste.'),
  'shoulders-covered': record('cannot', 'Ombros e braços cobertos', 'Nenhuma gola os deixa à vista.'),
  'opens-in-front': record('cannot', 'Roupa que abre na frente', 'Nada que se vista pela cabeça.'),
  'owned-clothes': record('cannot', 'Com o que já tenho', 'A página da roupa parte do seu armário.'),
  'white-only': record('cannot', 'Só branco', 'As outras cores esperam.'),
  'no-mirror': record('cannot', 'Sem se olhar', 'As páginas ensinam pelo toque.'),
  'not-on-days': record('cannot', 'Dia em que não dá', 'Nenhuma visita do plano cai nele.'),
  'only-on-days': record('cannot', 'Dia em que dá', 'As visitas do plano caem nele.'),
  'no-products': record('cannot', 'Sem produto no cabelo', 'Nenhuma página pede um.'),
  'no-oil': record('cannot', 'Sem óleo nem creme pesado', 'Nenhuma página pede um.'),
  'no-scent': record('cannot', 'Sem cheiro forte', 'Vai no cartão do salão.'),
  vegan: record('cannot', 'Só vegano', 'Vai no cartão do salão.'),
  'no-sideburns': record('cannot', 'Sem costeleta', 'O cartão do salão pede a têmpora sem ela.'),
  'colour-not-worn': record('cannot', 'Uma cor, não', 'Ela fica fora da sua paleta.'),
  'no-moustache': record('cannot', 'Sem bigode', 'Nenhuma página pede um.'),
  'no-goatee': record('cannot', 'Sem cavanhaque', 'Nenhuma página pede um.'),
  'no-beard': record('cannot', 'Rosto limpo', 'Os desenhos o mostram assim.'),
  'no-blade': record('cannot', 'Sem lâmina no rosto', 'A barba é na tesoura ou na máquina com pente.'),
  'beard-grows-not': record('cannot', 'A barba que não nasce', 'Nenhuma página fala em deixá-la crescer.'),
  'no-makeup': record('cannot', 'Sem maquiagem', 'O capítulo dela não entra.'),
  'makeup-refused': record('cannot', 'Na maquiagem, não', 'Nenhuma página pede isso.'),
  'styling-refused': record('cannot', 'Penteado, não', 'Nenhuma página o pede, e vai no cartão do salão.'),
  'impression-refused': record('cannot', 'Um ar que não é seu', 'A página da intenção responde.'),
  unsaid: record('cannot', 'Disto não se fala', 'Nenhuma página toca nisso.'),
  'no-procedure': record('cannot', 'Procedimento, não', 'Nenhuma página propõe, e vai no cartão do salão.'),
  'salon-limit': record('cannot', 'O salão que dá', 'Vai escrito no cartão do salão.'),
  'nothing-feminine': record('cannot', 'Nada feminino', 'O capítulo da maquiagem não entra, e as listas são outras.'),
  'no-earrings': record('cannot', 'Sem brincos', 'As páginas não pedem nenhum.'),
  'no-glasses': record('cannot', 'Sem óculos', 'O capítulo deles não entra.'),
  helmet: record('cannot', 'Capacete', 'Nenhum corte com altura no topo, que ele amassa.'),
  cap: record('cannot', 'Boné ou touca', 'Nenhum corte com altura no topo, que amassa debaixo.'),
  mask: record('cannot', 'Máscara', 'Vai escrito no cartão do salão.'),
  'work-rule': record('cannot', 'Regra do trabalho', 'Só cortes que ela aceita.'),
  'cannot-lift-arms': record(
    'cannot',
    'Sem levantar os braços',
    'Só cortes de até cinco minutos, e nenhum penteado preso.',
  ),
  'touch-unbearable': record('cannot', 'Cabelo que encosta', 'Só nuca curta, ou cabelo que se prende.'),
  'face-untouched': record(
    'cannot',
    'Fio que encosta no rosto',
    'Nenhum corte deixa franja nem mecha curta na frente.',
  ),
  'scalp-burns': record('cannot', 'O couro que queima ao sol', 'Nenhum corte descobre nuca ou lados.'),
  'little-time': record('cannot', 'Pouco tempo de manhã', 'Só cortes de poucos minutos.'),
  'little-money': record('cannot', 'Pouco dinheiro', 'Só cortes que aguentam cinco semanas ou mais entre as visitas.'),
  'few-visits': record('cannot', 'Poucas idas ao salão', 'Só cortes que aguentam mais entre uma visita e outra.'),
  allergy: { ...forPerson('cannot', 'Alergia'), does: 'Vai em destaque no cartão do salão, e uma pessoa lê antes.' },

  'wants-fringe': record('wants', 'Uma franja', 'A página dela diz qual.'),
  'wants-short': record('wants', 'Curto', 'Um dos três caminhos é curto, se couber no resto do que você disse.'),
  'wants-shorter': record('wants', 'Mais curto', 'Um dos três caminhos encurta, se couber no resto do que você disse.'),
  'wants-length': record('wants', 'Mais comprido', 'Nenhum caminho tira mais do que as pontas.'),
  'wants-shaved': record('wants', 'Raspar', 'Um dos três caminhos raspa, se couber no resto do que você disse.'),
  'wants-shaved-sides': record(
    'wants',
    'Lados na máquina',
    'Um dos três caminhos é assim, se couber no resto do que você disse.',
  ),
  'wants-dye': record('wants', 'Mudar a cor', 'A página da cor diz quais, e por quê.'),
  'wants-braids': record('wants', 'Tranças', 'Um dos três caminhos é trançado, se couber no resto do que você disse.'),
  'wants-cut': record('wants', 'Um corte pelo nome', 'Vai escrito no cartão do salão.'),
  'wants-cloth': record('wants', 'Um turbante ou lenço', 'Tem uma página, com a amarração.'),
  'impression-wanted': record('wants', 'O ar que você quer', 'A página da intenção responde.'),
  'hair-pages': record('wants', 'As páginas de cabelo', 'Estão aqui, como você pediu.'),
  'wants-volume': record('wants', 'Mais volume', 'Os cortes o somam onde o rosto pede.'),
  'wears-it-tied': record('wants', 'Cabelo que se prende', 'Cortes que se prendem vêm antes.'),

  'forehead-bothers': record('bothers', 'A testa', 'A página das sobrancelhas responde.'),
  'ears-bother': record('bothers', 'As orelhas', 'A página dos óculos responde.'),
  'nose-bothers': record('bothers', 'O nariz', 'A página dos óculos responde.'),
  'double-chin-bothers': record('bothers', 'A papada', 'A página das golas responde.'),
  'jaw-bothers': record('bothers', 'O queixo', 'A página das golas responde.'),
  'cheeks-bother': record('bothers', 'As bochechas', 'A página dos óculos responde.'),
  'neck-bothers': record('bothers', 'O pescoço', 'A página das golas responde.'),
  'eyes-bother': record('bothers', 'Os olhos', 'A página das sobrancelhas responde.'),
  'mouth-bothers': record('bothers', 'A boca', 'A página das cores responde.'),
  'smile-bothers': record('bothers', 'O sorriso', 'Nenhuma página pede um.'),
  'face-bothers': record('bothers', 'O contorno do rosto', 'A página da forma responde.'),
  'hair-in-eyes': record('bothers', 'O que cai no olho', 'Cortes sem franja na altura do olho vêm antes.'),
  'slow-to-dry': record('bothers', 'O que demora a secar', 'O jeito de arrumar dispensa o secador.'),
  'fine-hair': record('bothers', 'O fio fino', 'A página do fio responde.'),
  tangles: record('bothers', 'Os nós', 'A página do fio começa por eles.'),
  cowlick: record('bothers', 'O redemoinho', 'Vai escrito no cartão do salão.'),
  'looks-tired': record('bothers', 'O ar de cansaço', 'A página das cores responde.'),
  'brows-bother': record('bothers', 'As sobrancelhas', 'A página delas responde.'),
  'skin-bothers': record('bothers', 'A pele', 'A página das cores responde.'),
  'volume-bothers': record('bothers', 'O volume', 'Vai escrito no cartão do salão.'),
  'roots-show': record('bothers', 'A raiz que aparece logo', 'A página da cor diz como ela demora mais.'),
  'greys-bother': record('bothers', 'Os brancos', 'A página da cor responde.'),
  thinning: record('bothers', 'Onde é mais ralo', 'Nenhum corte depende de fios ali.'),
  'combs-over': record(
    'bothers',
    'O penteado que cobre o alto',
    'Os três caminhos largam isso: mais curtos em cima, sem risca.',
  ),
  'beard-has-gaps': record('bothers', 'As falhas na barba', 'Ela é desenhada com o que cresce.'),

  'loves-forehead': record('loves', 'A testa', 'Nenhuma página pede que você a cubra.'),
  'loves-ears': record('loves', 'As orelhas', 'Nenhuma página pede que você as cubra.'),
  'loves-nose': record('loves', 'O nariz', 'Nenhuma página pede que você o disfarce.'),
  'loves-chin': record('loves', 'O queixo', 'Nenhuma página pede que você o disfarce.'),
  'loves-cheeks': record('loves', 'As bochechas', 'Nenhuma página pede que você as disfarce.'),
  'loves-neck': record('loves', 'O pescoço', 'As golas o deixam à vista.'),
  'loves-eyes': record('loves', 'Os olhos', 'A página dos óculos parte deles.'),
  'loves-mouth': record('loves', 'A boca', 'A página das cores conta com ela.'),
  'loves-smile': record('loves', 'O sorriso', 'Nenhuma página pede que você o esconda.'),
  'loves-brows': record('loves', 'As sobrancelhas', 'A página delas diz isso primeiro.'),
  'loves-face': record('loves', 'O contorno do rosto', 'Nenhuma página pede que você o esconda.'),
  'loves-freckles': record('loves', 'As sardas', 'A página das cores conta com elas.'),
  'loves-volume': record('loves', 'O volume', 'Vai escrito no cartão do salão.'),

  'length-said': record('life', 'Comprimento de hoje', 'As esperas e os desenhos partem dele.'),
  'sides-said': record('life', 'Lados de hoje', 'As esperas e os desenhos partem deles.'),
  greys: record('life', 'Fios brancos', 'A página da cor e a do salão falam deles.'),
  straightened: record('life', 'Alisamento no fio', 'A página da cor e a do salão contam com ele.'),
  bleached: record('life', 'Fio clareado', 'A página da cor e a do salão contam com ele.'),
  hennaed: record('life', 'Henna no fio', 'A página da cor e a do salão contam com ela.'),
  breaking: record('life', 'Fio que quebra', 'Nenhuma página pede química.'),
  'formal-work': record('life', 'Trabalho formal', 'A ousadia, onde há, fica num detalhe.'),
  'on-stage': record('life', 'Palco e câmera', 'A página das cores conta com a luz.'),
  kitchen: record('life', 'Cozinha', 'Vai escrito no cartão do salão.'),
  'night-shifts': record('life', 'Plantões', 'Vai escrito no cartão do salão.'),
  sun: record('life', 'Sol', 'A página dos cuidados conta com ele.'),
  'hot-place': record('life', 'Calor', 'Cortes que se prendem ou secam depressa vêm antes.'),
  swims: record('life', 'Piscina e mar', 'A página dos cuidados conta com a água.'),
  fights: record('life', 'Luta', 'A página das peças conta com ela.'),
  sport: record('life', 'Treino', 'Cortes que se prendem ou secam depressa vêm antes.'),
  'cut-at-home': record('life', 'Quem corta é de casa', 'O cartão é escrito para essa pessoa.'),
  'small-children': record('life', 'Criança pequena', 'A página das peças conta com ela.'),
  'styling-worn': record('life', 'O seu penteado', 'Vai escrito no cartão do salão.'),
  'makeup-worn': record('life', 'Na sua maquiagem', 'A página dela, ou a das cores, conta com isso.'),
  makeup: record('life', 'Maquiagem', 'O capítulo dela entra.'),
  'colour-worn': record('life', 'Uma cor sua', 'A página das cores conta com ela.'),
  'likes-high-collar': record('life', 'Gola alta', 'A página das golas conta com ela.'),
  'metal-worn': record('life', 'O metal que você usa', 'As páginas partem dele.'),
  'likes-low-neckline': record('life', 'Decote', 'A página das golas conta com ele.'),
  earrings: record('life', 'Brincos', 'A página das peças parte dos que você usa.'),

  wedding: record('day', 'Casamento', 'O plano conta para trás a partir do dia.'),
  graduation: record('day', 'Formatura', 'O plano conta para trás a partir do dia.'),
  interview: record('day', 'Entrevista', 'O plano conta para trás a partir do dia.'),
  exam: record('day', 'Prova', 'O plano conta para trás a partir do dia.'),
  court: record('day', 'Audiência', 'O plano conta para trás a partir do dia.'),
  baptism: record('day', 'Batizado', 'O plano conta para trás a partir do dia.'),
  party: record('day', 'Festa', 'O plano conta para trás a partir do dia.'),
  'own-day': record('day', 'Um dia seu', 'O plano conta para trás a partir do dia.'),
  'new-job': record('day', 'Trabalho novo', 'O corte cai antes.'),

  'hair-loss': forPerson('body', 'Queda de cabelo'),
  'bald-patches': forPerson('body', 'Falhas redondas'),
  'hair-regrows': forPerson('body', 'Cabelo que volta'),
  'in-treatment': forPerson('body', 'Tratamento de saúde'),
  pregnant: forPerson('body', 'Gravidez ou amamentação'),
  'skin-condition': forPerson('body', 'Pele'),
  scar: forPerson('body', 'Cicatriz'),
  access: forPerson('body', 'O seu jeito de ouvir, ver ou andar'),
  faith: forPerson('body', 'Fé'),

  'called-so': record('address', 'Como chamar você', 'É o nome destas páginas.'),
  'addressed-so': record('address', 'Como tratar você', 'O cartão do salão pede isso; as páginas dizem só “você”.'),

  'cut-refused': record('cannot', 'Chega do corte de hoje', 'Nenhum caminho o repete.'),
  'wants-lighter': record('wants', 'Menos peso', 'Um dos três caminhos tira o peso por dentro, e o comprimento fica.'),
  'sides-stick-out': record(
    'bothers',
    'O lado que espeta',
    'Nenhum caminho deixa os lados na medida em que ele espeta.',
  ),
  'nape-spared': record('cannot', 'Nada rente na nuca', 'Nenhum corte passa ali lâmina nem máquina baixa.'),
  ...ofBodies(({ words, does }): FactRecord => ({ shelf: 'body', words, does, byPerson: true })),
  'side-patch': forPerson('body', 'Um lugar do lado que o cabelo cobre'),
} as const satisfies Readonly<Record<string, FactRecord>>
export type FactKey = keyof typeof FACTS

export const isFactKey = (key: string): key is FactKey => Object.hasOwn(FACTS, key)

/** Weakest first: the visagist's word wins over the note as rules hear it, the note over a chip, a chip over an AI model. */
export const FACT_SOURCES = ['model', 'chip', 'note', 'visagist'] as const
export type FactSource = (typeof FACT_SOURCES)[number]

/** How a thing is said: `refuses` also what is not to be taken away, `quotes` what somebody else thinks. */
export const FORCES = ['must', 'refuses', 'wants', 'asks', 'quotes'] as const
/** `tells`: how they live, what they like. */
export type Force = (typeof FORCES)[number] | 'tells'

/** What a fact may say besides itself: a day, a measure, words. */
export const TAKEN = ['day', 'weekdays', 'length', 'minutes', 'weeks', 'place', 'words'] as const
export type Taken = (typeof TAKEN)[number]
