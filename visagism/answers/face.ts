/** Of face, beard, brows, skin, make-up and glasses. */
import { BEARD_SEEN } from '../advice/beard.ts'
import { framesFor } from '../advice/frames.ts'
import { judgeOwnFrame } from '../advice/own-frame.ts'
import { keepsNaturalBrow } from '../advice/brows.ts'
import { wardrobeOf } from '../advice/wardrobe.ts'
import { HEARING_AID } from '../facts/hearing-aid.ts'
import { ownSentences } from '../facts/own-words.ts'
import { wholeNote } from '../facts/settle.ts'
import { warmthOf } from '../colour/makeup.ts'
import { adviseColours } from '../colour/colours.ts'
import { isSkinDark } from '../colour/propose-seasons.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { lower, MONTHS } from '../knowledge/pt.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { firstBeardSizes, NECKLINE } from '../looks/beard-sizes.ts'
import { wearsBeard } from '../reading/care.ts'
import type { Reading } from '../reading/reading.ts'
import { GLASSES_FRAME } from '../texts/glasses.ts'
import type { Answer, TopicAnswer } from './answer.ts'

type Said = TopicAnswer['words']

/** Both within one clause, in either order, at most `gap` letters apart. */
const near = (one: string, other: string, gap = 30): RegExp =>
  new RegExp(`\\b(?:${one})\\b[^,]{0,${gap}}\\b(?:${other})\\b|\\b(?:${other})\\b[^,]{0,${gap}}\\b(?:${one})\\b`)
/** As `near`, across the clauses of one sentence. */
const beside = (one: string, other: string, gap = 60): RegExp =>
  new RegExp(`\\b(?:${one})\\b.{0,${gap}}\\b(?:${other})\\b|\\b(?:${other})\\b.{0,${gap}}\\b(?:${one})\\b`)

const LINKS =
  '(?:e|sao|esta|estao|fica|ficam|ficou|ficaram|vive|vivem|anda|andam|nasceu|parece|parecem|um|pouco|muito|bem|tao|meio|mais|super|sempre|tambem|que|ja|d[oa]s? (?:rosto|testa|cara|nariz|olhos?))'
/** How a part of the face is: the word stands right behind it, and belongs to nothing else. */
const being = (part: string, how: string): RegExp => new RegExp(`\\b(?:${part})(?: ${LINKS}){0,4} (?:${how})\\b`)

/** Said of themself, and not denied. */
const had = (pattern: string): RegExp =>
  new RegExp(`^(?!.*\\bnao (?:tenho|uso|sofro|sinto|vejo)\\b[^,]{0,14}\\b(?:${pattern})\\b).*\\b(?:${pattern})\\b`)

/** Of a trouble. */
const topic = (
  chapter: ChapterId | readonly ChapterId[],
  heard: RegExp,
  what: string,
  why: string,
  words: Said,
): TopicAnswer => ({ chapter, heard, what, why, words, isOfTrouble: true })
/** As good of what they love as of what bothers. */
const lovedToo = (...of: Parameters<typeof topic>): TopicAnswer => {
  const { isOfTrouble: _, ...rest } = topic(...of)
  return rest
}
/** Not of what they want hidden, nor of what they want shown alone. */
const unlessHiding = (pattern: string): RegExp =>
  new RegExp(
    `^(?!.*\\b(?:escond\\w+|disfarc\\w+|cobr(?:ir|e|a|o|isse)|tamp\\w+|tap(?:ar|e)|camufl\\w+|sumir)\\b).*(?:${pattern})`,
  )

/** Grows one, and does not mean to shave it. */
const isBearded = (r: Reading): boolean => wearsBeard(r) && r.beard !== 'Sem barba'
/** A moustache with nothing, or only a goatee, beside it. */
const isMoustached = ({ beard }: Reading): boolean => beard === 'Bigode' || beard === 'Cavanhaque'
const isFullBearded = (r: Reading): boolean => {
  const seen = r.brief.observed?.beard?.value
  return isBearded(r) && (r.beard === 'Cheia' || r.beard === 'Média' || (seen && BEARD_SEEN[seen]) === 'cheia')
}
const isMenswear = (r: Reading): boolean => wardrobeOf(r) === 'menswear'
const firstFrame = (r: Reading): string => lower(framesFor(r).picks[0].what)
/** How wide, as the table of the page says it. */
const frontOf = ({ shape }: Reading): string => GLASSES_FRAME[shape][0]
const warmth = (r: Reading) =>
  warmthOf(adviseColours(r.brief.colour, []).season?.family ?? null, r.brief.observed ?? {})
/** Nothing new is put on this skin before somebody who treats it has said so. */
const isSkinGuarded = ({ facts }: Reading): boolean =>
  (['in-treatment', 'pregnant', 'allergy', 'skin-condition'] as const).some((key) => facts.has(key))

const FRAME = 'oculos|armac(?:ao|oes)'
const BROW = 'sobrancelhas?'
const MAKEUP = 'maquiagem|make|maquiar|maquiada?'
const RED_OR_SO = 'vermelh\\w+|colorid\\w+|amarel\\w+|azu(?:l|is)|verdes?|rosas?|lilas|laranja'

/** The colour of what they will wear, as they wrote it: “figurino turquesa”. */
function costumeColour({ brief }: Reading): string | null {
  const note = plainLetters(brief.form.observations ?? '')
  const found =
    /\b(?:figurino|vestido|roupa|traje|fantasia|terno)\b[^.!?\n,]{0,24}\b(turquesa|azul(?:-marinho)?|verde(?:-garrafa)?|vermelh[oa]|pret[oa]|branc[oa]|dourad[oa]|pratead[oa]|rosa|roxo|lilas|laranja|amarel[oa]|vinho)\b/.exec(
      note,
    )
  return found?.[1] ?? null
}

/** In the voice of the page on glasses, for people who change lens or frame. */
function ofTheChange(r: Reading): string {
  const [, month] =
    new RegExp(`\\btroc\\w+[^.!?]{0,40}\\b(${MONTHS.map(plainLetters).join('|')})\\b`).exec(
      plainLetters(r.brief.form.observations ?? ''),
    ) ?? []
  const when = MONTHS.find((name) => plainLetters(name) === month)
  const opening = when === undefined ? 'Para trocar' : `Para trocar em ${when}`
  return judgeOwnFrame(r)?.is === 'advised'
    ? `${opening}: a armação de hoje pode ficar, se a lente nova couber nela, porque a forma já é uma das três desta página. Mudar de cor basta para renovar.`
    : `${opening}: prove primeiro a ${firstFrame(r)}, de frente ${frontOf(r)}. Leve a receita junto: com grau alto, lente menor; com multifocal, lente de 28 mm de altura ou mais.`
}

const BEARD_TOPICS: readonly Answer[] = [
  topic(
    ['barba', 'cuidados'],
    /\bpelos? (?:\w+ ){0,2}encrav\w+|\bfoliculite\b|^(?!.*\bunhas?\b).*(?:\b(?:bolinhas?|encrav\w+)\b.{0,40}\b(?:barba|barbear|navalha|gilete|laminas?|raspar|raspo)\b|\bencrav\w+\b.{0,40}\b(?:pescoco|rosto|virilha)\b|\b(?:barba|barbear|navalha|gilete|laminas?|raspar|raspo)\b.{0,40}\b(?:bolinhas?|encrav\w+)\b|\b(?:pescoco|rosto)\b.{0,40}\bencrav\w+\b)/,
    'O pelo que encrava',
    'Menos rente, a favor do pelo, e a dermatologista onde já inflamou.',
    'Pelo que encrava pede menos rente, não mais: aparador de 0,5 a 1 mm, a favor do pelo, na pele amolecida com água morna, em dias alternados. Não cutuque nem arranque o que encravou. Onde já inflamou ou ficou mancha, a dermatologista vem antes da próxima raspagem.',
  ),
  topic(
    'barba',
    near('cavanhaque|bigode', 'falh\\w+|ral[oa]s?|buracos?|nao (?:fecha|junta|liga|emenda|cresce no meio)', 40),
    'A falha do cavanhaque ou do bigode',
    'Tudo curto, de três a quatro milímetros, ou o vão assumido.',
    'Cavanhaque ou bigode com falha no meio fica bem de dois modos: tudo curto, de 3 a 4 mm, para o vão sumir na sombra; ou o vão assumido, com os dois lados aparados iguais. Comprido é que ele mostra a falha, porque o pelo cai para os lados.',
  ),
  topic(
    'barba',
    /^(?!.*\b(?:camisa|blusa|terno|roupa|vestido|linha)\b).*\b(?:barba|cavanhaque|bigode)\b[^,]{0,24}\b(?:branc[oa]s?|branquinh[oa]s?|grisalh[oa]s?|branqueando)\b/,
    'A barba branca',
    'De borda limpa, ilumina o queixo, e não precisa combinar com o cabelo.',
    (r) =>
      isBearded(r)
        ? `Barba branca não precisa combinar com o cabelo: ${isFullBearded(r) ? 'na medida de hoje' : 'curta, de 5 a 10 mm'}, com a borda limpa, ela põe luz no queixo e parece escolha.`
        : null,
  ),
  topic(
    'barba',
    /^(?!.*\b(?:cabelos?|paredes?|unhas?|folhas?|dentes?|paginas?)\b).*(?:\b(?:bigode|barba|cavanhaque)\b.{0,50}\bamarel\w+|\bamarel\w+\b.{0,30}\b(?:bigode|barba|cavanhaque)\b|\bamarel\w+ n?as? pontas?\b)/,
    'O amarelo do bigode',
    'Vem de fora: lava-se, e sai com a ponta em três ou quatro aparos.',
    (r) =>
      isBearded(r) || isMoustached(r)
        ? 'O amarelo na ponta do bigode vem de fora: fumo, chá, chimarrão, café. Lave o bigode como se lava o cabelo, deixe um xampu violeta dois minutos uma vez por semana e enxágue bem; o que já manchou sai com a ponta, em três ou quatro aparos.'
        : null,
  ),
  topic(
    'barba',
    /^(?!.*\b(?:cabelo|franja|mechas?|fios?)\b).*(?:\bbigode\b.{0,60}\b(?:sopa|comida|entra\w* na boca|comer)\b|\bentra\w* na (?:sopa|comida)\b)/,
    'O bigode que entra na comida',
    'De 1 a 2 mm acima do lábio, na tesoura, a cada cinco dias.',
    (r) =>
      isBearded(r)
        ? 'Bigode que entra na comida se apara seco e penteado para baixo: na tesoura, do meio para o canto, até ficar 1 a 2 mm acima do lábio, a cada cinco dias. O corpo dele fica de lado, nas pontas.'
        : null,
  ),
  topic(
    'barba',
    near('bigode', 'cantos? (?:d[ao]s? )?(?:boca|labios?)|cantos', 40),
    'O bigode dentro dos cantos',
    'Um milímetro para dentro de cada canto da boca, com 5 mm de pelo.',
    'Bigode dentro dos cantos da boca se mede com o rosto em repouso: 1 mm para dentro de cada canto, corte reto para baixo ali, 5 mm de pelo e 1 a 2 mm livres acima do lábio. A cada cinco dias, porque é na largura que ele sai da medida.',
  ),
  topic(
    'barba',
    beside('bigode|barba|cavanhaque', 'dermatite|seborreic\\w+|caspa|descama\\w*', 60),
    'A pele debaixo do pelo',
    'Lavado todo dia e seco até a raiz; o resto é da dermatologista.',
    (r) =>
      `Sobre pele que descama, bigode e barba se lavam todo dia e se secam até a raiz${isFullBearded(r) ? '' : ', e ficam curtos, de 4 a 5 mm'}, com o que a dermatologista já indicou. Se piora mesmo assim, quem diz o que fazer com o pelo é ela.`,
  ),
  topic(
    'barba',
    /^(?!.*\b(?:cabelos?|cabeca|pernas?|franja|pontas|buco|rosto|virilha|axilas?)\b).*(?:\b(?:rasp\w+|barbear|lamina|gilete|aparar a barba)\b.{0,50}\b(?:engross\w+|encorpa\w*|mais gross\w+|crescer mais)\b|\bengross\w+ (?:a )?barba\b)/,
    'Raspar engrossa?',
    'Não: a ponta cortada só parece mais dura. O que muda a barba é o tempo.',
    'Raspar não engrossa barba nenhuma: a ponta cortada perde o afinado e por isso parece mais dura. O que muda a barba é o tempo, e a medida que a deixa parelha está na tabela.',
  ),
  topic(
    'barba',
    /\b(?:barba|pelos?)\b[^,]{0,34}\bso n[oa] (?:queixo|bigode|pescoco|linha)|\b(?:nasce|nascendo|cresce|crescendo) so n[oa] (?:queixo|bigode)/,
    'A barba que só nasce no queixo',
    'Fica o que nasce, com 3 a 5 mm, e os lados limpos.',
    'Do que nasce só no queixo faz-se desenho: 3 a 5 mm no queixo e na linha de baixo, bigode na mesma altura, lados limpos a cada dois dias. Em meio ano, veja de novo até onde ela chegou.',
  ),
  topic(
    'barba',
    /^(?!.*\b(?:feminin\w+|mulher|estrog\w+|bloquead\w+|laser|incomod\w+|tirar|sumir|nao quero)\b)(?=.*\b(?:comec\w+|nasc\w+|aparec\w+|pelinhos?|fiozinhos?|ral[ao])\b).*(?:\b(?:testosterona|hormoni\w+|tratamento hormonal)\b.{0,80}\b(?:barba|bigode|pelinhos?|fiozinhos?)\b|\b(?:barba|bigode|pelinhos?|fiozinhos?)\b.{0,80}\b(?:testosterona|hormoni\w+|tratamento hormonal)\b)/,
    'A barba que começa',
    'Dois milímetros, uma vez por semana, e tempo para bigode e queixo.',
    'Barba que começa se apara com máquina a 2 mm, uma vez por semana, para crescer parelha: bigode e queixo costumam chegar primeiro, os lados depois. Até lá, é a costeleta que dá ângulo ao rosto.',
  ),
  topic(
    ['cuidados', 'barba', 'sobrancelhas'],
    /^(?!.*\b(?:par(?:ei|ar|amos)|interromp\w+|larguei|sem (?:dinheiro|grana)|nao (?:faco|fiz|posso|consigo) (?:mais )?(?:o )?laser|queria (?:fazer )?laser|falta de (?:grana|dinheiro))\b)(?!.*\b(?:manchas?|melasma|acne|rugas?|rejuvenesc\w+|vista|olhos?|miopia|impressora|pernas?|axilas?|virilha|corpo|costas|tatuage\w+)\b).*(?:\b(?:laser|luz pulsada)\b.{0,50}\b(?:barba|rosto|buco|sess(?:ao|oes)|pelos?)\b|\b(?:barba|rosto|buco|sess(?:ao|oes)|pelos?)\b.{0,50}\b(?:laser|luz pulsada)\b)/,
    'Entre as sessões de laser',
    'Só lâmina ou aparador, filtro solar, e nada que tire a raiz.',
    'Entre as sessões de laser, só lâmina ou aparador: cera, pinça e linha nunca, porque tiram a raiz de que o laser precisa. Lâmina nova, espuma, a favor do pelo; filtro solar todo dia, e sol forte só depois do prazo que a clínica der.',
  ),
  topic(
    'barba',
    near('barba', 'papada|queixo duplo', 40),
    'A barba e a papada',
    'A linha do pescoço dois dedos acima do pomo, nunca em cima do maxilar.',
    (r) =>
      isBearded(r)
        ? `Contra a papada quem trabalha é a linha do pescoço: ${NECKLINE}, em curva. Riscada em cima do maxilar ela faz o contrário.${isFullBearded(r) ? '' : ' Deixe o queixo um pente acima dos lados, e os lados rentes.'}`
        : null,
  ),
  topic(
    'barba',
    being('queixo', '(?:para|pra) (?:dentro|tras)|pequen\\w+|recuad\\w+|curto|retraid\\w+|fraco'),
    'O queixo recuado',
    'Mais pelo na ponta do queixo, menos dos lados, e bigode curto.',
    (r) =>
      isBearded(r)
        ? 'Queixo recuado ganha perfil com pelo na ponta, e não nos lados: queixo um ou dois pentes acima das laterais, e bigode curto, porque volumoso ele puxa o olhar para cima do queixo.'
        : null,
  ),
  topic(
    'barba',
    /\bbigode\b[^,]{0,30}\b(?:ridicul\w+|brega|tiozao|fica (?:bem|bom|feio|estranho)|combina)|\bso (?:o |de )?bigode\b(?! (?:e|esta|falha|nao|nasce|cresce|branco|incomoda)\b)/,
    'Só o bigode',
    'Fica bem com o resto limpo e a largura certa para o seu contorno.',
    ({ shape }) =>
      `Bigode sozinho fica bem com o resto do rosto bem feito e a largura certa: até o canto da boca, aparado na linha do lábio a cada cinco dias. No seu contorno, ${moustacheFor(shape)}.`,
  ),
  topic(
    'barba',
    near('cavanhaque', 'moda|cafona|brega|ultrapassad\\w+|largura|tamanho|medida', 30),
    'O cavanhaque',
    'Da largura da boca, com quatro a sete milímetros.',
    'No cavanhaque a moda conta menos que a medida: meio dedo além da boca, de 4 a 7 mm, lados limpos. Estreito, alonga o rosto e afina o queixo; passando da metade da bochecha, pesa.',
  ),
  topic(
    'barba',
    near('barba|costeleta', 'degrade|disfarcado|fade|emend\\w+|juntar com o cabelo|ligar (?:n?o|com o) cabelo', 30),
    'A emenda da barba com o cabelo',
    'Desce até o meio da orelha e volta a ganhar corpo na costeleta.',
    (r) =>
      isBearded(r)
        ? 'Para emendar barba e cabelo, o lado desce em degradê até o meio da orelha e volta a ganhar corpo na costeleta, de 0,5 mm até a medida dos lados da barba. A emenda dura quinze dias; depois disso, um pente só.'
        : null,
  ),
  topic(
    'barba',
    /\b(?:lados?|laterais)\b[^,]{0,14}\b(?:abr(?:e|em|indo)|espetam?)\b.{0,80}\bbarba\b|\bbarba\b.{0,120}\b(?:lados?|laterais)\b[^,]{0,14}\b(?:abr(?:e|em|indo)|espetam?)\b|^(?:.*, )?os lados abrem\b/,
    'Os lados que abrem',
    'Tirados na tesoura, com o queixo na medida de hoje.',
    (r) =>
      isFullBearded(r)
        ? 'Lado de barba que abre se resolve na tesoura, e não no comprimento todo: tire as laterais até 16 a 20 mm e deixe o queixo com 4 cm ou o que você já tem. Com ela úmida, penteie para baixo e pressione a toalha dois minutos.'
        : null,
  ),
  topic(
    'barba',
    /\b(?:quero|queria|vou|vontade de|pretendo) (?:deixar (?:crescer )?|ter |usar |criar )?(?:a |uma )?barba\b(?! (?:feita|curta|rente|fora|mais curta|aparada|raspada|limpa|bem feita|por fazer|igual))/,
    'A barba que você quer deixar',
    'Quatro semanas sem desenho, e a primeira linha com um centímetro.',
    (r) =>
      `${
        r.facts.has('no-beard') || r.facts.has('work-rule') ? 'A partir do dia em que a regra deixar, barba' : 'Barba'
      } do zero: quatro semanas sem desenho, só com o pescoço limpo; com 10 mm, por volta da sexta, a primeira linha na bochecha; em três meses há 25 a 30 mm para esculpir. A coceira da segunda semana passa: lave e hidrate a pele, não a raspe.`,
  ),
  topic(
    'barba',
    near('barba', 'coca(?:ndo)?|coceira|pinica\\w*|pica(?:ndo)?|espeta\\w*', 20),
    'A barba que pinica',
    'Não tão rente: a ponta recém-cortada é a que pica.',
    (r) =>
      r.facts.has('no-clippers')
        ? 'Barba que pica é ponta recém-cortada: na tesoura, com um pente fino por baixo, deixe 5 mm parelhos, sempre na mesma medida, uma vez por semana. Mais rente do que isso, pica outra vez em dois dias.'
        : 'Barba que pinica é ponta recém-cortada: fique acima de 5 mm ou abaixo de 1, e não no meio. Lave com água morna, seque até a raiz e escove a favor do pelo; em três semanas ela amacia.',
  ),
  lovedToo(
    'barba',
    near('barba|bigode', 'ruiv[oa]s?|avermelhad\\w+|outra cor|cor diferente|mais clar[oa]s?', 24),
    'A barba de outra cor',
    'É comum, e fica: curta e parelha, as duas cores conversam.',
    (r) =>
      isBearded(r)
        ? 'Barba mais clara ou mais vermelha que o cabelo é comum, e fica: curta e parelha, as duas cores conversam. Perto dela, gola num tom médio da sua cartela, que não puxe nem para uma nem para outra.'
        : null,
  ),
  topic(
    ['barba', 'cuidados'],
    /\b(?:pel(?:os|inhos?)|(?:muito|tanto|esse|um|o|tem|tenho|sai|nasce) pelo) (?:(?!pel[oa]s?\b)\w+ ){0,2}?(?:d[aeo]s?|n[aeo]s?) (?:minhas? |meus? )?(?:orelhas?|ouvidos?|nariz)\b/,
    'Os pelos do nariz e da orelha',
    'Aparador de ponta redonda, a cada três semanas; nunca pinça.',
    'Pelo de orelha e de nariz se apara com aparador de ponta redonda, a cada três semanas, só o que se vê de fora. No nariz, nunca pinça nem cera.',
  ),
  topic(
    ['sobrancelhas', 'cuidados'],
    /^(?!.*\b(?:melasma|manch\w+|cicatri\w+|espinhas?|acne|vitiligo|filtro|alergi\w+|sombra|laser|maquiag\w+|base|corretivo)\b).*\bbuco\b|\bpel(?:o|os|inhos?)\b[^,]{0,12}\bn[oa] (?:queixo|rosto|labio)\b|\bfi(?:o|os) grossos? no queixo\b/,
    'Os pelos do rosto',
    'Um modo de cada vez, e a pele em primeiro lugar.',
    (r) =>
      isMenswear(r) || isBearded(r)
        ? null
        : isSkinDark(r.brief.observed ?? {})
          ? 'Buço e fios do queixo, na pele escura, onde o que irrita deixa mancha: primeiro a tesourinha ou o aparador elétrico, sem encostar na pele; de pinça, um fio grosso por vez. Cera quente e lâmina rente são as que mais marcam e encravam; laser, só com médica e aparelho para pele escura. Muitos fios de repente são conversa com a médica.'
          : 'Buço e fios do queixo: um modo de cada vez, sempre o mesmo, e nunca no dia de sol ou de ácido na pele. A lâmina pequena não engrossa nada; a cera pede três dias sem retinol. Fios que apareceram de repente são conversa com a médica.',
  ),
  topic(
    'barba',
    /\bmascaras?\b.{0,60}\b(?:veda\w*|respirador|facial inteira)\b|\b(?:veda\w*|respirador)\b.{0,60}\bmascaras?\b|\b(?:n ?95|pff ?2)\b|\b(?:uso|trabalho com|preciso d[eo]) (?:o |um )?respirador\b/,
    'A máscara que veda',
    'Pele lisa onde a borda encosta; o que fica dentro dela pode ficar.',
    'Máscara que veda pede pele lisa onde a borda encosta, a cada turno. O que cabe inteiro dentro dela pode ficar, como um bigode curto, de 5 mm, se a segurança do trabalho aceitar.',
  ),
  topic(
    'barba',
    near('barba', 'cimento|poeira|graxa|serragem|farinha|tinta de parede', 50),
    'O pó na barba',
    'Até um centímetro, e lavada na saída.',
    (r) =>
      isBearded(r)
        ? 'Onde há pó, barba de até 10 mm: acima disso ele fica preso no pelo. Lave-a na saída, com água morna, antes de passar a toalha.'
        : null,
  ),
  topic(
    'barba',
    /^(?!.*\b(?:nao|nunca) (?:aparo|mantenho|faco|raspo|desenho|corto|cuido)\b).*(?:\b(?:aparo|mantenho|faco|raspo|desenho|corto|cuido d[ae]?)\b[^,]{0,24}\bbarba\b[^,]{0,24}\b(?:em casa|sozinh\w+|eu mesm\w+)\b|\bbarba\b[^,]{0,24}\b(?:faco|raspo|aparo|corto) (?:em casa|sozinh\w+|eu mesm\w+))/,
    'A barba feita em casa',
    'Pescoço primeiro, um pente acima da medida, e só depois a linha.',
    (r) =>
      isBearded(r)
        ? `Em casa, a barba se faz nesta ordem: pescoço primeiro, ${NECKLINE}; depois o corpo, um pente acima da medida da tabela; por último a linha da bochecha, com o rosto em repouso e luz de frente. Desça o pente só na segunda passada.`
        : null,
  ),
  topic(
    'barba',
    /^(?!.*\bsem (?:oleo|produto)).*\bbarba\b[^,]{0,40}\b(?:ressec\w+|asper\w+|dura|arma(?:da|ndo)?|frizz)\b/,
    'A barba áspera',
    'Lavar menos quente, secar até a raiz, e óleo só acima de um centímetro.',
    'Barba áspera pede água morna, secagem até a raiz e escova de cerdas, nesta ordem. Acima de um centímetro, duas gotas de óleo no comprimento; abaixo disso, o hidratante do rosto basta.',
  ),
  topic(
    ['barba', 'cartao'],
    near('costeletas?', 'tamanho|altura|comprid\\w+|curta|longa|onde|ate onde', 24),
    'A costeleta',
    'No meio da orelha, e as duas medidas pelo mesmo dedo.',
    'A costeleta termina no meio da orelha, na altura em que o dedo acha a cavidade: mais alta encurta o lado do rosto, mais baixa o alonga. As duas se medem pelo mesmo dedo, e não pela orelha, que quase nunca é igual à outra.',
  ),
  {
    fact: 'helmet',
    chapter: 'barba',
    words: (r) =>
      !isBearded(r)
        ? null
        : isFullBearded(r)
          ? 'Debaixo da correia do capacete a barba cheia amassa: penteie-a para baixo antes de fechar, com a correia por cima, e ao tirar passe a escova úmida de baixo para cima.'
          : r.beard === 'Cavanhaque'
            ? 'A correia do capacete gasta o pelo por onde passa: o cavanhaque fica mais estreito que ela, com 4 a 5 mm, e o lado que ela come manda na largura do outro.'
            : 'Debaixo da correia do capacete o pelo gasta e falha: ali, de 3 a 5 mm, parelho dos dois lados; o que está fora dela pode ser um pente mais cheio.',
  },
  {
    fact: 'kitchen',
    chapter: 'barba',
    words:
      'Em cozinha profissional a regra sanitária costuma pedir rosto sem barba: confirme com a casa. O bigode, onde ela aceita, fica curto, de 4 a 5 mm, e se lava a cada turno.',
  },
  {
    fact: 'fights',
    chapter: 'barba',
    words: (r) =>
      isFullBearded(r)
        ? 'No treino, a barba comprida prende na gola: enrole a ponta para baixo e ponha um elástico de tecido.'
        : isBearded(r)
          ? 'Na luta, barba acima de um centímetro prende na gola do quimono: fique em 10 mm ou menos na época de treino.'
          : null,
  },
  {
    fact: 'work-rule',
    chapter: 'barba',
    words: (r) =>
      isBearded(r)
        ? 'A regra do trabalho manda na medida: leve-a escrita ao barbeiro, porque barba, bigode e costeleta mudam de um lugar para outro.'
        : null,
  },
  {
    fact: 'beard-uncut',
    chapter: 'barba',
    words:
      'A sua barba não vê tesoura, e se cuida com água e pente: lave duas vezes por semana, desembarace úmida, das pontas para a raiz, e seque até a pele. Para recolher, enrole a ponta para baixo e prenda com elástico de tecido; a gola fica aberta, um dedo longe dela.',
  },
  {
    fact: 'no-blade',
    chapter: ['cartao', 'barba'],
    words: 'Que navalha e lâmina não encostam no rosto: só tesoura, ou máquina com pente.',
  },
  {
    fact: 'no-blade',
    chapter: 'barba',
    words: 'O pescoço, sem nada rente à pele: máquina com pente de 1 mm, ou tesoura, duas vezes por semana.',
  },
  {
    fact: 'no-clippers',
    chapter: 'barba',
    words: (r) =>
      isBearded(r)
        ? 'Na tesoura, a barba se faz assim: um pente fino por baixo, corta-se o que passa dele, dos lados para o queixo, com ela seca. Dez minutos, uma vez por semana, e em casa.'
        : null,
  },
  {
    fact: 'beard-grows-not',
    chapter: ['sobrancelhas', 'decotes'],
    words:
      'Barba não nasce em você, e nenhuma página espera por ela: quem desenha o rosto é a sobrancelha, a costeleta e a gola.',
  },
  {
    fact: 'beard-has-gaps',
    chapter: 'barba',
    words: (r) => {
      const sizes = isFullBearded(r) ? null : firstBeardSizes(r)
      return `${sizes === null ? 'Com falha, a linha da bochecha desce um dedo, e o que já cresceu se penteia por cima dela' : `Com falha, a medida é ${sizes}, parelha, e a linha da bochecha um dedo mais baixa`}. Falha redonda que apareceu de repente é da dermatologista, e nela só vai o que ela indicar.`
    },
  },
  {
    fact: 'swims',
    chapter: 'barba',
    words: (r) =>
      isFullBearded(r)
        ? 'Antes da piscina ou do mar, molhe a barba com água doce e passe duas gotas de óleo; ao sair, enxágue logo, e no banho um xampu suave e um bálsamo. É o cloro seco no fio que a endurece.'
        : null,
  },
]

const OVERGROWN =
  'taturanas?|bagunc\\w+|desgrenhad\\w+|peludas?|muito (?:grossas?|comprid[oa]s?|long[oa]s?)|(?:grossas?|compridas?|longas?|cheias?) demais|rebeldes?|cresce(?:u|ram|m|ndo)? (?:demais|muito|tanto|sem parar)|compridas?|fios? (?:muito )?(?:compridos?|longos?)|(?:para|pra) todo lado|enormes?|gigantes?'
const OVERGROWN_TEXT =
  'Sobrancelha que cresceu demais se apara, não se arranca: penteie para cima, corte com tesoura pequena só o que passa da linha de cima, e deixe perto de um centímetro; quem corta o seu cabelo faz isso na mesma visita. De pinça, só o que nasce entre as duas.'
const ONE_SIDE_FELL = 'avc|derrame|paralis\\w+|bell|acidente|botox'

const BROW_TOPICS: readonly Answer[] = [
  topic(
    ['sobrancelhas', 'oculos'],
    new RegExp(
      `\\b(?:lado|metade|canto)\\b[^,]{0,24}\\b(?:rosto|cara|face|boca)\\b[^,]{0,24}\\b(?:caiu|caid[oa]|paralis\\w+|nao mexe)\\b|\\b(?:rosto|cara|face|boca)\\b[^,]{0,24}\\b(?:paralisad[oa]|caid[oa] de um lado|caiu de um lado)\\b|\\bparalisia (?:facial|de bell)\\b`,
    ),
    'O lado que desceu',
    'Sobrancelha penteada para cima nele, risca do mesmo lado, e aro firme.',
    'O lado que desceu se acompanha, sem igualar nada: nele, a sobrancelha penteada para cima e a cauda curta; e a risca do mesmo lado, para que o volume comece ali.',
  ),
  topic(
    'sobrancelhas',
    new RegExp(
      `^(?!.*\\b(?:${ONE_SIDE_FELL})\\b).*(?:\\b(?:sobrancelhas?|olho)\\b[^,]{0,30}\\bmais (?:alt[oa]|baix[oa]|caid[oa]) (?:que|do que)\\b|\\bsobrancelhas?\\b[^,]{0,30}\\b(?:tort[oa]s?|diferentes?(?! d[aeo]s? (?:cabelo|minha mae|meu pai))|assimetric\\w+|desigua\\w+)\\b|\\buma sobrancelha (?:e )?diferente\\b)`,
    ),
    'Um lado diferente do outro',
    'O mais baixo sobe um ou dois milímetros; o resto fica.',
    'Um lado diferente do outro é o comum, e de frente ninguém mede. Se quiser aproximar, mexa só no mais baixo: um ou dois milímetros a mais na linha de cima, com pelo penteado ou lápis. Armação de linha reta em cima faz o resto.',
  ),
  topic(
    ['sobrancelhas', 'maquiagem'],
    being(
      BROW,
      'clar[ao]s?|clarinhas?|clarissimas?|loir[oa]s?|loirinhas?|ruivas?|apagad[oa]s?|transparentes?|invisive(?:l|is)|some|somem|nao aparece(?:m)?',
    ),
    'A sobrancelha clara',
    'Cor no comprimento inteiro, um tom acima do fio, que sai com água.',
    'Sobrancelha clara que some pede cor no comprimento inteiro, e não só na falha: gel colorido um tom mais fechado que o fio, no sentido do pelo e mais leve no começo. Sai com água, e de longe o olhar volta a ter moldura.',
  ),
  topic(
    'sobrancelhas',
    /\bsobrancelhas?\b.{0,30}\b(?:cair|cairem|sumir|sumiu|sumindo|sumiram)\b|\bperd(?:er|i|endo) (?:as |a |minhas? )?sobrancelhas?\b|\b(?:fios?|pelos?) (?:\w+ )?das? (?:minhas? )?sobrancelhas?\b.{0,20}\b(?:cai\w*|caem|caindo|caiu)\b|\bsobrancelhas?\b.{0,30}\b(?:caem|caindo|caiu)\b.{0,40}\b(?:quimio\w*|tratamento|remedio|fios?|toda|inteira)\b|\b(?:quimio\w*|tratamento|remedio)\b.{0,40}\bsobrancelhas?\b.{0,20}\b(?:caem|caindo|caiu)\b/,
    'A sobrancelha que cai',
    'Pó, lápis ou molde, sobre três pontos marcados enquanto há fios.',
    'Se a sobrancelha cair, ela se desenha: marque os três pontos e tire uma foto de frente enquanto há fios. Sem fios, a sombra em pó no tom deles, com pincel chanfrado, segura melhor que o lápis; ele vem por cima, em traços curtos. Um molde do seu tamanho deixa os dois lados iguais.',
  ),
  topic(
    'sobrancelhas',
    beside(
      BROW,
      'tirei (?:demais|muito|tudo)|nao (?:voltou|voltaram|cresceu|cresceram|nasce mais)|anos (?:90|noventa|2000)',
      60,
    ),
    'A sobrancelha que não voltou',
    'Oito semanas sem pinça, e lápis fio a fio só onde falta.',
    'Sobrancelha tirada demais pede oito semanas sem pinça. Enquanto isso, lápis de ponta fina, um tom abaixo do cabelo, em traços do tamanho de um fio e só onde falta; o que não voltar em três meses se desenha assim mesmo.',
  ),
  // They grew, and are long today.
  {
    ...topic(
      'sobrancelhas',
      near(BROW, OVERGROWN, 40),
      'A sobrancelha cheia demais',
      'Tesoura no comprimento, e não pinça na quantidade.',
      OVERGROWN_TEXT,
    ),
    isPastToo: true,
  },
  topic(
    'sobrancelhas',
    /\bsobrancelhas?\b.{0,30}\b(?:de homem|masculina|sem (?:ficar|parecer|cara de) (?:muito )?(?:marcada|feita|fina|desenhada)|(?:nao|nem) (?:\w+ ){0,3}(?:marcada|feita|desenhada)|(?:marcada|feita) demais)\b|\b(?:nao|nem) (?:\w+ ){0,3}sobrancelhas? (?:muito )?(?:marcada|feita|desenhada)s?\b|\bhomem\b.{0,20}\bfaz(?:er)? (?:a )?sobrancelha/,
    'A sobrancelha sem marca de feita',
    'Só o meio e o comprimento; em cima e embaixo, nada.',
    'Sobrancelha sem marca de feita: tire só o que nasce entre as duas, até a linha que sobe do canto de dentro do olho, e apare o comprimento na tesoura. Em cima não se desenha, embaixo não se afina.',
  ),
  lovedToo(
    'sobrancelhas',
    /\bmonocelha\b|\bsobrancelhas?\b.{0,24}\b(?:junt(?:as|am|inhas)|unidas|se encontram|emendad\w+)\b/,
    'As sobrancelhas que se juntam',
    'Limpas até a linha do canto do olho, ou como estão.',
    ({ facts }) =>
      facts.has('loves-brows')
        ? 'As suas quase se juntam, e ficam: penteie para cima e apare só a ponta que passa da linha. No meio, nenhuma pinça.'
        : 'Sobrancelhas que se juntam se limpam só até a linha que sobe do canto de dentro de cada olho; mais do que isso abre demais o olhar. Se você gosta delas juntas, basta pentear.',
  ),
  topic(
    'sobrancelhas',
    /\b(?:micropigment\w+|microblading|fio a fio|pigment\w+|sobrancelhas? (?:tatuad\w+|definitiv\w+))\b.{0,50}\b(?:azulad\w+|ficou azul|acinzentad\w+|ficou cinza|avermelhad\w+|arrepend\w+|desbot\w+|saiu torta|ficou torta)\b/,
    'A micropigmentação que mudou de cor',
    'Nada por cima agora; lápis quente disfarça, e remover é da dermatologista.',
    'Pigmento que mudou de cor não se refaz por cima agora. Um véu de corretivo pêssego e lápis castanho quente, em traços curtos, resolvem o dia. A remoção é conversa com a dermatologista.',
  ),
  topic(
    'sobrancelhas',
    /\b(?:quero|queria|penso|pensando|vale a pena|devo|posso|vontade de)\b.{0,40}\b(?:micropigment\w+|microblading|fio a fio|henna na sobrancelha)/,
    'A micropigmentação',
    'Um mês de lápis com o mesmo desenho, antes; ela não sai em casa.',
    (r) =>
      isSkinGuarded(r)
        ? 'Antes de pôr pigmento na sobrancelha, a liberação de quem cuida da sua pele ou do seu tratamento. Até lá, o lápis faz o mesmo desenho, e sai com água.'
        : 'Antes da micropigmentação, um mês de lápis com o desenho desta página: se em trinta dias você não mudar nada, é ele. Peça fio a fio, um tom abaixo do cabelo e sem preto, com teste na pele; ela dura um a dois anos e não sai em casa.',
  ),
]

/** Of the body: nothing of hair or cloth at the face touches it. */
const NOT_THERE = ' n[ao]s? (?:costas|peito|ombros?|bracos?|colo|corpo|bunda)'

const SKIN_TOPICS: readonly Answer[] = [
  topic(
    ['barba', 'cuidados'],
    had('queloides?|carocos? na nuca|bolinhas? na nuca|nuca (?:cheia de |com )(?:bolinhas?|carocinhos?|carocos?)'),
    'A pele que forma queloide',
    'Máquina um milímetro acima da pele, e nada que a corte.',
    'Pele que forma queloide ou caroço na nuca não se corta nem se raspa rente: máquina um milímetro acima dela, no rosto e na nuca, sem contorno riscado, e nada de pinça. O que já cresceu é da dermatologista; peça ao salão que não mexa ali.',
  ),
  topic(
    ['cuidados', 'cores'],
    unlessHiding('\\bcicatriz\\w*\\b[^,]{0,24}\\b(?:rosto|barba|queixo|sobrancelha|labio|testa|bochecha|boca)\\b'),
    'A cicatriz do rosto',
    'Fica como é: nenhuma página pede que você a esconda.',
    (r) =>
      `A cicatriz do rosto fica como é, e nenhuma página pede que você a esconda. ${isBearded(r) ? 'Na barba e na sobrancelha' : 'Na sobrancelha'}, a borda segue a falha que ela fez, sem compensar do outro lado; filtro solar nela, todos os dias.`,
  ),
  topic(
    'maquiagem',
    beside(`${MAKEUP}|base|rimel|batom`, 'alergi\\w+|coceira|irrita\\w*|arde|ardencia|hipoalergenic\\w+', 50),
    'A pele que reage à maquiagem',
    'Um produto novo por vez, provado dois dias antes.',
    'Pele que reage recebe um produto novo por vez, provado atrás da orelha por dois dias antes de ir ao rosto, sem perfume. O que já deu reação sai da lista, e quem diz o porquê é a dermatologista.',
  ),
  topic(
    ['maquiagem', 'cuidados'],
    near('poros?', 'abert\\w+|dilatad\\w+|grandes?|marcad\\w+', 16),
    'Os poros',
    'Fosco só no centro, e nada cintilante sobre eles.',
    'Poro aparece com brilho e com camada: no centro do rosto, só o fosco e fino, batido com a esponja; o cintilante fica na maçã, longe do nariz.',
  ),
  topic(
    ['cuidados', 'franja', 'cores'],
    had(
      `acnes?(?!${NOT_THERE})|espinhas?(?! (?:de peixe|dorsal))(?!${NOT_THERE})|cravos(?! (?:da india|vermelhos?|brancos?))(?!${NOT_THERE})`,
    ),
    'A pele com espinhas',
    'O que toca nela conta: cabelo, creme, fronha. O resto é da dermatologista.',
    ({ facts }) =>
      facts.has('covered') && !facts.has('hair-pages')
        ? 'Onde há espinha, o que toca na pele conta: pano limpo a cada dia junto à testa, e nada apertado sobre ela. O tratamento é com a dermatologista.'
        : 'Com espinha no rosto, o que toca nele conta: creme e produto de cabelo longe da testa, só do meio para as pontas; fios fora do rosto para dormir; fronha limpa duas vezes por semana. O tratamento é com a dermatologista, e nenhuma página aqui o substitui.',
  ),
  topic(
    ['maquiagem', 'cuidados', 'cores'],
    had(
      'melasma|manchas? (?:escuras? )?(?:de sol|do sol|de gravidez|no rosto|na (?:cara|bochecha|testa|pele do rosto)|no buco)',
    ),
    'As manchas do rosto',
    'Protetor com cor e aba; o tratamento é com a dermatologista.',
    'Para a mancha do rosto, protetor solar com cor reaplicado a cada três horas e chapéu de aba; o tratamento é com a dermatologista. Na maquiagem, pêssego fino só em cima dela, e a pele do resto à mostra.',
  ),
  lovedToo(
    ['maquiagem', 'cores'],
    /^(?!.*\bnao (?:tenho|sofro)\b[^,]{0,14}\bvitiligo\b)(?!(?:(?!\bnao\b).)*\b(?:escond\w+|disfarc\w+|cobr(?:ir|e|a|o)|tap(?:ar|e)|camufl\w+)\b).*\bvitiligo\b/,
    'O vitiligo',
    'Fica à vista: é contraste que já é seu.',
    'O vitiligo fica à vista: é um contraste que já é seu, e cor firme perto do rosto conversa com ele melhor que bege sobre bege. Nas áreas claras, filtro solar todos os dias.',
  ),
  topic(
    ['cores', 'cuidados'],
    /^(?!.*\b(?:blush|batom|de (?:sol|vergonha|raiva|praia)|por causa do sol)\b).*(?:\brosacea\b|\b(?:bochechas?|rosto|pele|cara)\b[^,]{0,16}\b(?:vermelh\w+|avermelhad\w+|cora\w* (?:facil|a toa)))/,
    'A pele que fica vermelha',
    'Longe do rosto o que repete o vermelho, e água morna.',
    'Pele que fica vermelha pede, perto do rosto, tom fosco e mais frio que ela: rosa-choque, vermelho e laranja vão para longe da gola. Água morna, nunca quente, e filtro solar; o resto é da dermatologista.',
  ),
  topic(
    ['maquiagem', 'cuidados'],
    being(
      'pele|rosto|testa|zona t|nariz',
      'oleos\\w+|brilhando|brilha (?:muito|demais)|brilhos[oa]|(?:com|cheia de|solta) (?:muito )?(?:sebo|oleo)',
    ),
    'A pele que brilha',
    'Papel antes do pó, e pó só onde brilha.',
    'Pele que brilha se seca antes de se cobrir: papel absorvente pressionado, depois pó solto só na testa, no nariz e no queixo. Lave duas vezes por dia, não mais: pele esfregada devolve mais óleo.',
  ),
  topic(
    ['maquiagem', 'cores'],
    had('olheiras?'),
    'As olheiras',
    'Pêssego fino onde escurece; e a cor da gola faz o resto.',
    ({ brief }) =>
      brief.form.makeup === 'Sim'
        ? 'Na olheira, duas camadas finas: pêssego ou alaranjado só no canto de dentro, onde escurece, e por cima um corretivo no tom da pele, batido com o dedo. Um tom mais claro que ela acinzenta. Perto do rosto, deixe longe o marrom e o roxo apagado.'
        : 'A olheira aparece mais ou menos conforme a gola: branco puro e preto junto ao rosto a aprofundam; um tom médio da sua cartela a suaviza. Luz de frente, e não do alto, nas fotos.',
  ),
  topic(
    ['maquiagem', 'sobrancelhas'],
    new RegExp(
      `${being('palpebras?', 'caid\\w+|cai(?:ndo|u|ram)?|flacid\\w+|gordinh\\w+|pesad\\w+|encapuzad\\w+|inchad\\w+').source}|${being('olhos?|olhar', 'caid\\w+|encapuzad\\w+|pesad\\w+').source}`,
    ),
    'A pálpebra que pesa',
    'Sombra acima da dobra, curva nos cílios, e a sobrancelha limpa embaixo.',
    ({ brief }) =>
      brief.form.makeup === 'Sim'
        ? 'Pálpebra que pesa se trabalha de olho aberto: sombra média e fosca um dedo acima da dobra, cílios curvados, delineado que termina antes da queda do canto. Lápis escuro na linha de baixo inteira fecha o olho.'
        : 'Pálpebra que pesa ganha espaço na sobrancelha: penteada para cima, limpa só por baixo da cauda, e nunca mais comprida que o olho, porque a cauda caída o leva junto.',
  ),
  topic(
    'maquiagem',
    /^(?!.*\b(?:puxad\w+|oriental\w*|asiatic\w+|japones\w*|chines\w*|corean\w+)\b).*\b(?:meus? )?olhos?(?: (?:e|sao|muito|bem|tao|meio|um|pouco|que|ficam|parecem)){0,4} (?:pequen\w+|miud\w+)\b/,
    'O olho pequeno',
    'Cílios curvados, cor média acima da dobra, e a linha de baixo livre.',
    'Olho pequeno se abre com cílios curvados e máscara na raiz, sombra média um pouco acima da dobra e a linha de baixo livre, ou só com lápis bege. Delineado grosso come a pálpebra.',
  ),
  topic(
    'maquiagem',
    beside(`\\w*${MAKEUP}`, 'pouquinho|pouca|leve|discret\\w+|natural|de dia|luz do dia|basiquinh\\w+|simples', 60),
    'A maquiagem leve',
    'Pele só no centro, creme nas maçãs, e a boca um tom acima da sua.',
    'Leve, e para a luz do dia, que mostra camada: pele só no centro do rosto, creme nas maçãs com o dedo, máscara marrom nos cílios de cima, boca um tom acima da sua. Ensaie na mesma hora da ocasião, à janela.',
  ),
  topic(
    ['maquiagem', 'cuidados'],
    being('pele|rosto', '(?:sec[oa]s?(?! (?:ao|no|com|em)\\b)|ressecad\\w+|ressecando|repuxa\\w*)'),
    'A pele seca',
    'Hidratar com a pele úmida, e creme no lugar de pó.',
    'Pele seca se hidrata ainda úmida, até três minutos depois da água, e com água morna. Por cima, textura em creme: o pó e o fosco total assentam em cada linha.',
  ),
  topic(
    ['maquiagem', 'cores'],
    being('labios?|boca', 'fin[oa]s?|fininh\\w+|pequen\\w+|sumiu|sumindo'),
    'Os lábios finos',
    'Cor média e cremosa; a escura e fosca os afina.',
    ({ brief }) =>
      brief.form.makeup === 'Sim'
        ? 'Lábio fino cresce com cor média e cremosa, e um lápis do tom da boca só no centro, um milímetro para fora. O escuro e fosco o afina.'
        : 'Boca fina ganha cor com a gola: um tom que repita o dela, um passo mais vivo, perto do rosto. O cinza junto à pele a apaga.',
  ),
  topic(
    'maquiagem',
    beside(MAKEUP, 'oculos|armac\\w+', 40),
    'Maquiagem atrás da lente',
    'A lente de miopia encolhe o olho, a de perto o aumenta.',
    'Atrás da lente, o olho muda de tamanho: a de miopia o encolhe, e pede cílios curvados e a pálpebra clara; a de perto o aumenta, e pede tom fosco e traço fino. A sobrancelha fica fora do aro.',
  ),
  topic(
    'maquiagem',
    beside(`${MAKEUP}|base`, 'suo|suor|suando|derret\\w+|escorre\\w*|palco', 90),
    'A maquiagem que aguenta suor',
    'Camadas finas, pó pressionado entre elas, e papel em vez de mais pó.',
    (r) => sweatProof(r),
  ),
  topic(
    'maquiagem',
    beside(`${MAKEUP}|base|corretivo`, 'dur(?:e|em|a|am|ar)|aguent(?:e|em|a|ar)', 40),
    'A maquiagem que dura o dia',
    'Camadas finas, pó pressionado no centro, e papel em vez de mais pó.',
    'Para durar o dia: filtro já seco, camadas finas com um minuto entre elas, pó pressionado só na testa, no nariz e no queixo, e bruma no fim. No meio do dia, papel em vez de mais pó, e só o batom de novo.',
  ),
  topic(
    'maquiagem',
    beside('sombra(?! (?:n[ao]s? (?:olhos?|palpebras?)|fosca|marrom|cintilante))', 'buco|barba', 20),
    'A sombra do buço',
    'Pêssego fino só nela, antes da base; pó pressionado no fim.',
    (r) =>
      isMenswear(r)
        ? null
        : 'A sombra some com cor, e não com camada: pêssego, ou alaranjado na pele escura, fino e só nela, batido com a esponja; a base por cima, pó pressionado, bruma. Depois de laser ou de cera, só com a pele já calma, e o filtro antes de tudo.',
  ),
  topic(
    'maquiagem',
    beside('batom', 'mascara(?! (?:de|para|nos?) cilios)', 50),
    'O batom sob a máscara',
    'Fosco ou tinta, em duas camadas finas com papel entre elas.',
    'Sob a máscara de rosto fica o que não brilha: batom fosco ou tinta de lábio, uma camada fina, um papel pressionado, outra camada. O cremoso e o gloss passam para o tecido em minutos.',
  ),
  {
    fact: 'on-stage',
    chapter: 'maquiagem',
    words: (r) => sweatProof(r),
  },
  topic(
    'maquiagem',
    beside(
      'base(?! d[aeo]s? )|corretivo',
      'cinza|acinzenta\\w*|nenhuma (?:combina|serve)|nao (?:acho|encontro)|minha cor|esbranqui\\w*|rosada demais|laranja',
      50,
    ),
    'A base que não acerta',
    'O erro é de fundo, não de claridade: prova-se no maxilar, à luz do dia.',
    ({ brief }) => {
      const depth = brief.observed?.skin?.value ?? ''
      return `Base que acinzenta erra no fundo, não na claridade: ${
        /escura|retinta/.test(depth)
          ? 'na pele escura, procure fundo dourado, avermelhado ou oliva'
          : 'procure o fundo do pescoço, dourado ou rosado'
      }, e prove três no maxilar, à luz do dia. A que some é a sua. O corretivo, no máximo um tom acima.`
    },
  ),
  topic(
    'maquiagem',
    near('batom', 'vermelh\\w+|bruxa|escur\\w+|fico velha|nao combina', 30),
    'O batom vermelho',
    'É o fundo do vermelho que decide; manchado com o dedo, primeiro.',
    (r) =>
      `Do vermelho na boca, quem decide é o fundo: ${
        warmth(r) === 'frio'
          ? 'na sua pele, o azulado, de cereja ou framboesa'
          : warmth(r) === 'quente'
            ? 'na sua pele, o quente, de tijolo ou tomate'
            : 'na sua pele, nem azulado nem laranja: o vermelho puro'
      }. Comece manchado com o dedo, no centro, antes de tentar o cheio.`,
  ),
  topic(
    'maquiagem',
    beside(MAKEUP, 'cinco minutos|5 minutos|rapid\\w+|negocinho|pratic\\w+|sem tempo|pouco tempo', 40),
    'A maquiagem rápida',
    'Três passos, quatro minutos.',
    'Em quatro minutos, três passos: corretivo só onde escurece, máscara nos cílios, e um batom cremoso usado também na maçã, com o dedo. O resto desta página é para quando houver tempo.',
  ),
  topic(
    'maquiagem',
    beside(
      `${MAKEUP}|base|po`,
      'craquel\\w*|racha\\w*|marca as (?:linhas|rugas)|acumul\\w+|entra nas (?:linhas|rugas)',
      50,
    ),
    'A maquiagem que marca as linhas',
    'Menos pó, mais creme, e nada cintilante sobre a linha.',
    'Maquiagem que marca as linhas pede menos pó e mais creme: hidrate e espere cinco minutos, base só no centro do rosto, blush e batom cremosos, pó só na testa. Cintilante, só onde a pele é lisa.',
  ),
  topic(
    ['maquiagem', 'sobrancelhas'],
    near('cilios?', 'postic\\w+|extens\\w+|alongamento|coca\\w*|coceira|colas?', 40),
    'Os cílios',
    'Curvados e com máscara na raiz; cola e extensão, de fora.',
    ({ brief }) =>
      `Se os cílios postiços ou a cola incomodam, dispense os dois: uma camada de máscara na raiz já abre o olho.${
        /\b(?:coca|cocam|coceira|arde|ardem|alergi\w+|vermelh\w+)\b/.test(plainLetters(brief.form.observations ?? ''))
          ? ' Se a irritação continua sem nada, quem olha é a oftalmologista.'
          : ''
      }`,
  ),
  topic(
    ['maquiagem', 'cores'],
    /\baparelho (?:nos dentes|fixo|ortodontico|de dente)\b/,
    'O aparelho nos dentes',
    'O destaque sobe para os olhos e a moldura.',
    ({ brief }) =>
      brief.form.makeup === 'Sim'
        ? 'Com aparelho nos dentes, boca em tom médio e cremoso: o muito escuro e o vermelho azulado chamam os fios de metal. O destaque sobe para os olhos.'
        : 'O aparelho nos dentes não muda nada nestas páginas: a cor perto do rosto e a moldura levam o olhar para os olhos, que é onde a conversa acontece.',
  ),
  topic(
    ['cuidados', 'cores'],
    /\b(?:pinta|sinal|verruga)\b.{0,40}\b(?:mud(?:ou|ando) de (?:cor|tamanho|forma)|cresceu|crescendo|sangr\w+|escurec\w+)\b/,
    'A pinta que mudou',
    'Dermatologista antes de qualquer página daqui.',
    'Pinta ou sinal que muda de cor, de tamanho ou que sangra vai a uma dermatologista antes de qualquer página daqui.',
  ),
  topic(
    ['cuidados', 'cores'],
    /\b(?:manch\w+|queim\w+|descasca\w*)\b.{0,24}\b(?:careca|cabeca|couro)\b|\b(?:careca|cabeca raspada)\b.{0,40}\b(?:manch\w+|queim\w+|descasca\w*)/,
    'A pele da cabeça ao sol',
    'Filtro 50 de manhã e ao meio-dia; mancha, a dermatologista olha.',
    'A pele da cabeça à vista leva filtro solar 50 de manhã e outra vez ao meio-dia, e boné ou chapéu na rua. Mancha nova ou que descasca, a dermatologista olha.',
  ),
]

function sweatProof(r: Reading): string {
  const costume = costumeColour(r)
  return `Para suor, palco e calor: camadas finas, pó pressionado entre elas e não arrastado, máscara e delineado à prova d’água, e no intervalo papel absorvente em vez de mais pó.${
    costume === null
      ? ''
      : ` Com o figurino ${costume}, um só brilho: olhos neutros e foscos, boca em cor viva, e pele sem cintilante, porque a luz do palco já faz o resto.`
  }`
}

const GLASSES_TOPICS: readonly Answer[] = [
  topic(
    'oculos',
    beside(FRAME, '(?:rosto|cabeca) (?:e )?(?:muito |bem )?(?:pequen\\w+|larg\\w+|grand\\w+|fin\\w+)', 50),
    'O tamanho da armação',
    'O número vem na haste: lente, ponte e comprimento.',
    'O tamanho vem impresso na haste, em três números: lente, ponte e haste. Rosto pequeno começa em 46 a 49 de lente; médio, 50 a 53; largo, 54 ou mais, com haste de 145. Confira de frente: a armação termina onde o rosto termina.',
  ),
  topic(
    'oculos',
    /\b(?:oculos|armac\w+)\b[^,]{0,24}\b(?:transparentes?|tartaruga|pret[oa]s?|dourad[oa]s?|pratead[oa]s?|de metal|de acetato)\b.{0,30}\b(?:combina\w*|fica(?:m)? (?:bem|bom)|serve\w*|pode|ou)\b/,
    'A cor e o material da armação',
    'Metal que repete o da pele, acetato que repete o do cabelo.',
    (r) =>
      `Na cor da armação, dois caminhos servem: repetir o cabelo, em acetato, ou o metal da sua cartela, ${
        warmth(r) === 'frio' ? 'que é o prateado' : warmth(r) === 'quente' ? 'que é o dourado' : 'que pode ser os dois'
      }. A transparente some no rosto claro e aparece no escuro; a preta é a que mais pesa, em qualquer um.`,
  ),
  topic(
    'oculos',
    near(FRAME, 'escorreg\\w+|cai(?:ndo)? do nariz|desce\\w* (?:o tempo|toda|no nariz)|nao para(?:m)? no', 40),
    'Os óculos que escorregam',
    'Ponte que encaixe, plaquetas, e haste curvada atrás da orelha.',
    'Óculos que escorregam erram na ponte, não no tamanho: procure ponte baixa ou plaquetas ajustáveis de silicone, e peça na ótica que curvem a haste atrás da orelha. Acetato pesado, só com ponte que encaixe.',
  ),
  topic(
    'oculos',
    near(
      `${FRAME}|plaquetas?|hastes?`,
      'machuc\\w+|aperta\\w*|doi|doendo|marca(?:m|ndo)? (?:o |no |a |na )?(?:nariz|pele|tempora|orelha)|deixa\\w* marca',
      40,
    ),
    'A marca dos óculos',
    'Peso espalhado: plaquetas largas de silicone e armação leve.',
    'Marca no nariz é peso em pouco lugar: plaquetas largas de silicone, ou ponte inteiriça que apoie de um lado ao outro, lente de material leve e armação de titânio ou acetato fino. Se aperta na têmpora, a frente é estreita.',
  ),
  topic(
    'oculos',
    /\bfundo de garrafa\b|\blentes?\b[^,]{0,16}\b(?:gross\w+|pesad\w+)|\bgrau\b[^,]{0,10}\b(?:alto|altissimo|forte|grande)|\b(?:miopia|astigmatismo|hipermetropia)\b[^,]{0,16}\b(?:alta|alto|graus?|forte|\d)/,
    'A lente grossa',
    'Armação menor, de borda cheia, e a pupila no centro da lente.',
    ({ shape }) =>
      `Lente de grau alto se esconde em armação menor: ${
        shape === 'redondo' ? 'retangular de canto macio, pouco mais larga que alta' : 'oval ou redonda pequena'
      }, de aro cheio em acetato, com a pupila no centro. Peça índice alto e antirreflexo; sem aro e fio de náilon mostram a borda.`,
  ),
  topic(
    'oculos',
    /\b(?:oculos|armac\w+)\b[^,]{0,16}\b(?:de|para|so para|so de) (?:leitura|perto|ler)\b|\bmeia armacao\b|\b(?:multifoca(?:l|is)|bifoca(?:l|is)|lentes? progressivas?)\b/,
    'Os óculos de perto',
    'Para ler, uma armação leve; se um dia for multifocal, lente de 28 mm de altura ou mais.',
    'Para perto, a lente precisa de altura: 28 mm ou mais se for multifocal, com a armação firme no nariz. Só para ler, uma leve, que fique no meio do nariz e deixe olhar por cima, e numa cor de que você goste: ela entra e sai do rosto o dia inteiro.',
  ),
  lovedToo(
    'oculos',
    new RegExp(
      `^(?!.*\\b(?:odeio|detesto|enjoei|cansei|nao)\\b).*\\b(?:${FRAME})(?: (?:e|sao|de|com|meus?|aro|lente|bem|muito)){0,3} (?:${RED_OR_SO})\\b`,
    ),
    'A armação de cor',
    'Ela manda: o resto perto do rosto responde a ela.',
    ({ brief }) => {
      const found = /\b(?:oculos|armac\w+)\b[^,.!?]{0,24}?\b(vermelh|colorid|amarel|azu|verde|rosa|lilas|laranja)/.exec(
        plainLetters(brief.form.observations ?? ''),
      )
      const colour = FRAME_COLOURS[found?.[1] ?? ''] ?? 'de cor'
      return `Com armação ${colour}, o ponto forte é ela, e as outras peças perto do rosto a deixam falar. Escolha a forma pela lista desta página e a cor por você; fosca pesa menos que brilhante.`
    },
  ),
  topic(
    'oculos',
    beside(FRAME, 'de (?:homem|mulher|macho)|masculin\\w+|feminin\\w+', 20),
    'De quem é uma armação',
    'De quem usa: o que muda a leitura é a forma e a cor.',
    (r) =>
      `Armação é de quem a usa; o que muda a leitura é a forma e a cor. ${
        isMenswear(r) || WANTS_MASCULINE.test(plainLetters(r.brief.form.observations ?? ''))
          ? `Se a de hoje não diz o que você quer, prove a ${firstFrame(r)}, num tom da sua cartela.`
          : 'Para suavizar, troque o metal duplo e o canto reto por curva: oval, redonda alta ou gatinho leve, em tartaruga, vinho ou mel, de aro médio.'
      }`,
  ),
  topic(
    'oculos',
    near(FRAME, '(?:cara|jeito|ar) de (?:vo|vovo|velh\\w+|professor\\w*|tia)|envelhec\\w+|de velh[oa]', 30),
    'Os óculos que pesam na idade',
    'A cor perto do rosto faz mais que o modelo.',
    (r) =>
      `Armação que pesa quase sempre é fina, dourada e sem cor: troque-a por acetato ${
        warmth(r) === 'frio' ? 'vinho ou azul fechado' : 'tartaruga ou mel'
      }, ${isMenswear(r) ? 'de linha de cima firme' : 'com uma leve subida no canto'}. A cor perto do rosto faz mais que o modelo.`,
  ),
  topic(
    'oculos',
    being('olhos', 'separad[oa]s|afastad[oa]s|longe um do outro'),
    'Os olhos afastados',
    'Ponte escura ou marcada, que os aproxima.',
    'Olhos afastados se aproximam pela ponte: escura, grossa ou com detalhe no centro, e a pupila um pouco para dentro do meio da lente. Canto de fora enfeitado os leva para longe.',
  ),
  topic(
    'oculos',
    being('olhos', 'junt(?:os|inhos)|proximos(?! d)|perto um do outro'),
    'Os olhos próximos',
    'Ponte clara, e o desenho nos cantos de fora.',
    'Olhos próximos se afastam com ponte clara ou transparente e o desenho nos cantos de fora da armação. Ponte escura e grossa os junta.',
  ),
  lovedToo(
    'oculos',
    being('nariz', '(?:de )?batat\\w+|larg\\w+|grand\\w+|enorme|comprid\\w+|long\\w+|adunco|aquilino|achatad\\w+'),
    'O nariz e a ponte',
    'A ponte certa conversa com ele; nenhuma página o disfarça.',
    ({ brief, facts }) => {
      const note = plainLetters(brief.form.observations ?? '')
      if (facts.has('loves-nose') || /\b(?:amo|adoro|gosto d[oe]) (?:o )?(?:meu )?nariz\b/.test(note))
        return 'Você gosta do seu nariz, e ele fica como marca: armação de ponte à altura natural, nem escondida nem enfeitada.'
      return /\bnariz\b[^,.]{0,20}\b(?:comprid|long|adunco|aquilino)/.test(note)
        ? 'Nariz comprido pede ponte baixa, que atravessa mais abaixo e o encurta, e lente com alguma altura. Ponte alta e fina o alonga.'
        : 'A ponte dos óculos fica clara ou transparente e do tamanho do nariz, que apoie sem abrir; a estreita aperta e marca.'
    },
  ),
  lovedToo(
    'oculos',
    HEARING_AID,
    'O aparelho auditivo e a haste',
    'Haste fina e leve, medida com o aparelho no lugar.',
    'Com aparelho atrás da orelha, haste fina, reta e leve, e a curva dela medida na ótica com o aparelho no lugar. Ponha primeiro ele, depois os óculos.',
  ),
  topic(
    'oculos',
    /^(?!.*\bnao (?:vou|quero|posso|pretendo) trocar\b).*(?:\btroc(?:ar|o|arei)\b(?! (?:d?[eoa]s? )?(?:cabelo|penteado|cor|visual)).{0,50}\b(?:armac\w+|oculos|grau)\b|\b(?:armac\w+|oculos|grau)\b.{0,60}\btroc(?:ar|o|arei)\b(?! (?:d?[eoa]s? )?(?:cabelo|penteado|cor|visual))|\bmud(?:ar|o|arei) (?:a |de |o |os )?(?:armac\w+|oculos|grau)\b)/,
    'A troca dos óculos',
    'O que fica, o que se prova primeiro, e o que a receita pede.',
    ofTheChange,
  ),
  topic(
    'oculos',
    /\bqual (?:e )?(?:a |o )?(?:melhor )?(?:armac\w+|oculos|modelo de (?:armac\w+|oculos))\b|\bque (?:armac\w+|oculos|tipo de (?:armac\w+|oculos))\b/,
    'Que armação',
    'A primeira da lista, na largura que a tabela diz.',
    (r) => {
      const [first, second] = framesFor(r).picks
      return `Que armação: ${lower(first.what)}, que ${first.why}; se ela não houver na ótica, ${lower(second.what)}. Nas duas, frente ${frontOf(r)} e pupila no centro da lente.`
    },
  ),
  topic(
    'oculos',
    /\bnao (?:vou|quero|posso|pretendo) trocar\b[^,]{0,20}\b(?:armac\w+|oculos)/,
    'A armação de hoje fica',
    'Esta página é para a próxima compra, sem pressa.',
    'A armação de hoje fica: sobrancelha e moldura do rosto contam com ela, e a lista daqui é para a próxima compra, sem pressa.',
  ),
  topic(
    'oculos',
    near('oculos', 'de sol|escuros|solar', 10),
    'Os óculos de sol',
    'Da largura do rosto, com meio centímetro de sobra, e proteção UV comprovada.',
    (r) =>
      `Óculos de sol seguem a mesma forma, ${firstFrame(r)}, um pouco maior: no máximo meio centímetro além de cada lado do rosto, borda de baixo longe da bochecha em qualquer expressão, e proteção UV400 comprovada na etiqueta.`,
  ),
  topic(
    'oculos',
    /^(?!.*\bnao uso lentes?\b).*\b(?:uso|so uso|prefiro) lentes? de contato\b|\bso uso lentes?\b|\boculos (?:e )?so (?:em casa|a noite)\b/,
    'A lente de contato',
    'O rosto sem óculos é o principal; os de casa ficam simples.',
    'Com lente de contato, o rosto sem óculos é o principal, e a armação de casa fica leve e simples, na forma desta página. A lente vem antes de qualquer creme ou cor nos olhos.',
  ),
  topic(
    'oculos',
    near(FRAME, 'embac\\w+', 24),
    'Os óculos que embaçam',
    'Armação um pouco afastada da maçã, e a máscara presa no nariz.',
    'Óculos embaçam quando a borda de baixo encosta na maçã: peça plaquetas que os afastem dois milímetros, e ponha o arame da máscara por baixo deles, ajustado ao nariz.',
  ),
  topic(
    'oculos',
    near(`${FRAME}|lentes?`, 'reflexos?|reflet\\w+|video|chamada|webcam', 30),
    'Os óculos diante da câmera',
    'Antirreflexo, luz do lado, e o aro longe do meio da pupila.',
    'Diante da câmera: lente com antirreflexo, luz um palmo acima dos olhos e de lado, e a haste levantada um milímetro atrás da orelha, que inclina a lente e tira o reflexo.',
  ),
  topic(
    ['oculos', 'acessorios'],
    had('niquel'),
    'O níquel na armação',
    'Titânio, acetato ou plástico; plaquetas de silicone.',
    'Sem níquel também no rosto: armação de titânio, acetato ou plástico, parafusos de aço cirúrgico e plaquetas de silicone. Pergunte pela liga antes de provar.',
  ),
  {
    fact: 'helmet',
    chapter: 'oculos',
    words: ({ facts, seen, themes }) =>
      facts.has('glasses') || seen.includes('oculos') || themes.includes('oculos')
        ? 'Com capacete, haste reta e fina, sem curva funda atrás da orelha: entra depois dele, sem abrir, e não aperta a têmpora.'
        : null,
  },
  {
    fact: 'covered',
    chapter: 'oculos',
    words: ({ facts, seen, themes }) =>
      facts.has('glasses') || seen.includes('oculos') || themes.includes('oculos')
        ? 'Com o pano, haste reta e fina, que entra por cima dele ou por baixo sem puxar; a frente pode ter mais desenho, porque nada disputa com ela.'
        : null,
  },
]

const WANTS_MASCULINE = /\b(?:quero|queria|gosto|prefiro|adoro|amo|procuro)\b[^,.!?]{0,40}\b(?:de homem|masculin\w+)/

const FRAME_COLOURS: Readonly<Record<string, string>> = {
  vermelh: 'vermelha',
  colorid: 'colorida',
  amarel: 'amarela',
  azu: 'azul',
  verde: 'verde',
  rosa: 'rosa',
  lilas: 'lilás',
  laranja: 'laranja',
}

/** Of their brows, in a sentence of the note. */
const saysOf =
  (pattern: RegExp) =>
  (r: Reading): boolean =>
    ownSentences(wholeNote(r.brief.form.observations, r.brief.facts ?? [])).some((sentence) => pattern.test(sentence))
const saysOvergrown = saysOf(new RegExp(`\\b${BROW}\\b.{0,40}\\b(?:${OVERGROWN})`))
const saysGaps = saysOf(
  /\bsobrancelhas?\b.{0,40}\b(?:falh\w+|ral[ao]s?|buracos?|nao cresc\w+|pouc[ao]s? (?:pelos?|fios?))/,
)

const OF_FACTS: readonly Answer[] = [
  {
    fact: 'forehead-bothers',
    chapter: 'sobrancelhas',
    words: 'Você falou da testa: ela termina na sobrancelha, que, penteada, marca essa linha e segura o olhar ali.',
  },
  {
    fact: 'ears-bother',
    chapter: 'oculos',
    words: 'Você falou das orelhas: uma haste fina, que segue a linha da têmpora, não leva o olhar até elas.',
  },
  {
    fact: 'nose-bothers',
    chapter: 'oculos',
    words: 'Você falou do nariz: uma ponte sem enfeite e a sobrancelha à vista levam o olhar para cima dele.',
  },
  {
    fact: 'cheeks-bother',
    chapter: 'oculos',
    words:
      'Você falou das bochechas: a armação certa não encosta nelas em nenhuma expressão; é a prova que vale na ótica.',
  },
  {
    fact: 'eyes-bother',
    chapter: 'sobrancelhas',
    words: 'Você falou dos olhos: a sobrancelha penteada para cima dá espaço a eles, sem tirar nada.',
  },
  {
    fact: 'mouth-bothers',
    chapter: 'cores',
    words: 'Você falou da boca: perto do rosto, uma cor que repete a dos olhos leva o olhar até eles.',
  },
  {
    fact: 'face-bothers',
    chapter: 'forma',
    words: 'Você falou do contorno: esta página o descreve, e nenhuma das outras o corrige; elas conversam com ele.',
  },
  {
    fact: 'looks-tired',
    chapter: 'cores',
    words:
      'Você falou do ar de cansaço: perto dos olhos, fique com a cor que deixa a pele mais uniforme; a que a acinzenta vai para longe do rosto.',
  },
  {
    fact: 'brows-bother',
    chapter: 'sobrancelhas',
    yieldsTo: ['brows-stay', 'A sobrancelha cheia demais', 'A sobrancelha que não voltou', 'A sobrancelha que cai'],
    words: (r) =>
      saysOvergrown(r) || keepsNaturalBrow(r) || r.brief.observed?.brows?.value === 'cheias'
        ? `Você falou delas. ${OVERGROWN_TEXT}`
        : r.brief.observed?.brows?.value === 'falhadas' || saysGaps(r)
          ? 'Você falou delas: nada se tira por dois meses; a falha se preenche a lápis, em traços do tamanho de um fio, e só nela.'
          : 'Você falou delas: antes de tirar um pelo, penteie para cima e apare o que passa da linha; o que ainda sobrar embaixo, aí sim.',
  },
  {
    fact: 'skin-bothers',
    chapter: 'cores',
    words: 'Você falou da pele: junto dela, tecido fosco e cor lisa devolvem menos luz.',
  },
  {
    fact: 'loves-eyes',
    chapter: 'oculos',
    words: 'Você gosta dos seus olhos: a pupila fica no centro da lente, e a sobrancelha, fora do aro.',
  },
  {
    fact: 'loves-mouth',
    chapter: 'cores',
    words: 'Você gosta da sua boca: repita o tom dela numa peça perto do rosto.',
  },
  {
    fact: 'loves-brows',
    chapter: 'sobrancelhas',
    yieldsTo: ['brows-stay'],
    words:
      'Você gosta das suas, e elas ficam como são: o desenho desta página é para quando quiser brincar com o lápis.',
  },
  {
    fact: 'loves-freckles',
    chapter: 'cores',
    words: 'As sardas ficam à mostra: são cor, e as daqui combinam com elas.',
  },
  {
    fact: 'colour-worn',
    chapter: 'cores',
    words:
      'Você escreveu que gosta de {v}: fica. Perto do rosto, no tom mais próximo desta página; longe dele, em qualquer um.',
  },
  {
    fact: 'makeup-worn',
    chapter: ['maquiagem', 'cores'],
    words: 'Na sua maquiagem fica o que você contou: {v}. Os outros gestos se acertam por isso, um tom abaixo.',
  },
  {
    fact: 'makeup',
    chapter: 'maquiagem',
    yieldsTo: ['makeup-worn'],
    words: 'Do que você já tem e serve, fica tudo: esta página só põe em ordem.',
  },
]

/** The shape of a moustache worn alone, after “no seu contorno,”. */
export const moustacheFor = (shape: Reading['shape']): string =>
  shape === 'redondo'
    ? 'com as pontas retas'
    : shape === 'retangular'
      ? 'mais largo do que alto'
      : 'cheio no meio e mais fino no canto'

export const FACE_ANSWERS: readonly Answer[] = [
  ...OF_FACTS,
  ...BEARD_TOPICS,
  ...BROW_TOPICS,
  ...SKIN_TOPICS,
  ...GLASSES_TOPICS,
]
