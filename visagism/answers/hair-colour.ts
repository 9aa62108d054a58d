/** Of the colour of hair, its greys, and what chemistry left in it (practice, M). Nothing here lightens without a test on a strand. */
import { plainOf } from '../facts/clause.ts'
import { valuesSaid } from '../facts/said.ts'
import { needsLightening } from '../hair/hair-colour.ts'
import { BLEACH_WISH, wantsBleach } from '../reading/bleach-wish.ts'
import { hairReachOf } from '../hair/reach.ts'
import { say } from '../knowledge/voice.ts'
import type { Reading } from '../reading/reading.ts'
import type { Answer, TopicAnswer } from './answer.ts'
import { near, told, wished } from './near.ts'

const DYES = 'tinta|pint(?:o|ar|ei|ando)|ting\\w+|tonaliz\\w+|coloracao'
const VIVID = 'laranja|rosa|pink|azul|verde|roxo|lilas|colorid[oa]|cor fantasia|cores fantasia'

const OF_HAIR = 'cabelos?|cachos?|fios?|mechas?|franja|pontas?|raiz'

const isDyed = ({ facts, themes }: Reading): boolean =>
  !(['no-dye', 'pregnant', 'breaking', 'in-treatment', 'hair-regrows', 'colour-stays'] as const).some((key) =>
    facts.has(key),
  ) &&
  !themes.includes('nao-pintar') &&
  !/^(?:tint|coloracao|ppd|parafenilen)/.test(facts.get('allergy') ?? '')
const isFragile = ({ facts }: Reading): boolean =>
  (['straightened', 'bleached', 'hennaed', 'breaking', 'in-transition'] as const).some((key) => facts.has(key))
const isDark = ({ brief }: Reading): boolean => needsLightening(brief.observed?.hairColour?.value)
const isCurved = ({ texture }: Reading): boolean => texture === 'cacheado' || texture === 'crespo'
const isShort = (r: Reading): boolean => hairReachOf(r) !== 'comprido'
const noteOf = ({ brief }: Reading): string => plainOf(brief.form.observations ?? '')
const refusesBlond = (r: Reading): boolean =>
  /\b(?:menos|nao quero|nada de|sem|fora|exceto|nunca)(?: (?:o|a|ser|ficar|cabelo))? (?:loir|platinad)/.test(noteOf(r))
/** Another colour may be refused by any of its names. */
const refusesOnlyBlond = ({ facts }: Reading): boolean =>
  valuesSaid(facts, 'colour-refused').every((value) => /loir|platinad/.test(value))
/** Only for people who may and would dye. */
const ofDye =
  (words: TopicAnswer['words']): TopicAnswer['words'] =>
  (r) =>
    isDyed(r) && !r.isTopBare ? (typeof words === 'string' ? words : words(r)) : null

const PAGE = ['cor-do-cabelo', 'cuidados'] as const

export const COLOUR_ANSWERS: readonly Answer[] = [
  {
    fact: 'roots-show',
    chapter: 'cor-do-cabelo',
    words: (r) =>
      isDyed(r)
        ? isFragile(r)
          ? 'A raiz que aparece logo: retoque só a linha, sem puxar a cor para as pontas. A risca em ziguezague a esconde por mais duas semanas.'
          : 'A raiz que aparece logo pede um tom mais perto do seu natural, com fios finos que misturem a linha: a visita passa para oito a doze semanas. Até lá, a risca em ziguezague a esconde.'
        : 'A raiz que aparece logo: a linha desce pouco mais de um centímetro por mês, e cada corte a encurta. A risca em ziguezague a mistura enquanto isso.',
  },
  {
    fact: 'straightened',
    chapter: 'cor-do-cabelo',
    words:
      'O fio está alisado, e a cor depende disso: escurecer ou dar brilho, só com quinze dias de distância; mais claro, só depois de um teste numa mecha escondida, e nunca no mesmo mês.',
  },
  {
    fact: 'straightened',
    chapter: 'cartao',
    words:
      'Que o fio tem alisamento: a marca, o mês e onde a raiz começa, antes de qualquer cor. O corte vai a seco, porque a raiz nova não cai como as pontas.',
  },
  {
    fact: 'straightened',
    chapter: 'textura',
    words: (r) =>
      r.facts.has('no-heat')
        ? 'Com o fio alisado, raiz e pontas são dois cabelos: xampu suave na raiz, máscara nas pontas, e nada de elástico na emenda das duas, que é onde quebra.'
        : 'Com o fio alisado, o que alisa já está feito: dispense a chapinha, seque sem puxar, e trate raiz e pontas como dois cabelos, porque é na emenda deles que quebra.',
  },
  {
    fact: 'bleached',
    chapter: 'cartao',
    words: 'Que o fio já foi clareado: quando, onde e quantas vezes; nada por cima da parte clara sem teste de mecha.',
  },
  {
    fact: 'bleached',
    chapter: 'cor-do-cabelo',
    words: (r) =>
      r.facts.has('breaking')
        ? null
        : 'O que já foi clareado não se clareia de novo: o que muda é o tom, por cima, e a raiz. Máscara toda semana na parte clara, e calor longe dela.',
  },
  {
    fact: 'hennaed',
    chapter: 'cor-do-cabelo',
    words:
      'A henna fica no fio, e algumas têm sais de metal, que reagem com outra química: conte antes, e peça teste de mecha. Para mudar, o mais seguro é ir cortando a parte com ela.',
  },
  {
    fact: 'hennaed',
    chapter: 'cartao',
    words: 'Que o fio tem henna: qual e desde quando, antes de qualquer outra química, e só com teste de mecha.',
  },
  {
    fact: 'breaking',
    chapter: 'cartao',
    words: (r) =>
      r.facts.has('no-cut') || r.facts.has('growing-out')
        ? 'Que o fio está quebrando: química nenhuma, e nada que puxe.'
        : 'Que o fio está quebrando: química nenhuma, nada que puxe, e o que partiu se acerta só na ponta, sem encurtar o resto.',
  },
  {
    fact: 'breaking',
    chapter: 'textura',
    words:
      'Você falou do fio que quebra: pare a química, seque ao ar, desembarace das pontas para a raiz, e prenda só com elástico de tecido. O que partiu não volta; o que vem depende de parar agora.',
  },
  {
    fact: 'pregnant',
    chapter: 'cartao',
    words: 'Que há gravidez ou amamentação: nada de tinta nem de química sem a liberação médica.',
  },

  {
    heard: near('amarel\\w+', 'branc[oa]s?|branquinh\\w+|grisalh\\w+|cabelo branco', 60),
    what: 'O amarelado dos brancos',
    why: 'A página da cor diz o que o tira, e quanto.',
    chapter: PAGE,
    words: (r) =>
      r.facts.has('cannot-lift-arms')
        ? 'Você falou do amarelado: xampu matizador, violeta, uma vez por mês, no lugar do xampu de sempre. Quem lava o seu cabelo o espalha sem massagear, espera dois minutos e enxágua.'
        : 'Você falou do amarelado: xampu matizador, violeta, uma vez por mês no lugar do de sempre, dois minutos e enxágue. Mais que isso acinzenta; filtro no sol e água doce antes da piscina evitam o resto.',
  },
  {
    heard: near('loir\\w+|luzes|mechas|descolorid\\w+', 'amarel\\w+|ovo|gema', 50),
    what: 'O loiro amarelado',
    why: 'Falta tom, e não clarear mais.',
    chapter: PAGE,
    words: (r) =>
      r.facts.has('breaking')
        ? 'Você falou do loiro amarelado: nada de química agora; xampu roxo uma vez por semana, dois minutos, tira o amarelo sem mexer no fio.'
        : 'Você falou do loiro amarelado: falta tom, e não clarear mais. Xampu roxo uma vez por semana, e no salão um banho de tom a cada quatro a seis semanas.',
  },
  {
    heard: near(
      '(?:ficou|virou|puxa\\w*|desbot\\w+|fica) .{0,14}(?:laranja|alaranjad\\w+|acobread\\w+|avermelhad\\w+|ferrugem)',
      'luzes|loir\\w+|mechas|cabelo|tinta|cor|raiz',
      60,
    ),
    isPastToo: true,
    what: 'O tom alaranjado',
    why: 'Neutraliza-se com azul, e não com mais claro.',
    chapter: PAGE,
    words:
      'Você falou do alaranjado: é o fundo do fio escuro aparecendo. Xampu ou máscara de pigmento azul, uma vez por semana, apaga; clarear por cima, não.',
  },
  {
    heard: near(
      'esverde\\w+|verdeando|verdead[oa]s?|meio verde|(?:ficou|ficaram|fica|est[aá]|estao|ficando) (?:\\S+ )?verde|(?:indo|vai|vao|foi|pux[ao]\\w*|virando|virou|tende\\w*)(?: (?:para|pra|pro|o|a|um|tom))* verde',
      'luzes|loir\\w+|mechas|cabelos?|fios?|cloro|piscina|natacao|pontas?|raiz',
      60,
    ),
    isPastToo: true,
    what: 'O esverdeado',
    why: 'Sai lavando, e não pintando.',
    chapter: PAGE,
    words:
      'O esverdeado vem do cobre da água da piscina, que gruda no fio poroso: xampu quelante, o de quem nada, uma vez por semana, e o verde sai. Antes de entrar, água doce e a touca; ao sair, enxágue na hora.',
  },
  {
    heard: near(
      'umid[oa]|molhad[oa]',
      '(?:direto|vou|ir|sair|saio) .{0,30}(?:trabalho|servico|rua|aula|escola|penteado|umid[oa]|molhad[oa])',
      60,
    ),
    what: 'Sair com ele úmido',
    why: 'Secar ao ar já faz o penteado.',
    chapter: ['cabelo', 'cuidados'],
    words: (r) =>
      isShort(r)
        ? 'Para sair com ele úmido: aperte a água com uma camiseta, ponha a frente no lugar com os dedos e deixe secar ao ar; o desenho do corte faz o resto.'
        : 'Para sair com ele úmido: aperte a água com uma camiseta, reparta onde a risca cai sozinha, ponha um lado atrás da orelha e deixe secar ao ar; úmido e repartido, parece penteado.',
  },
  {
    heard: near('mechas?', 'branc[oa]s?', 16),
    what: 'A mecha branca',
    why: 'Fica, e ganha o lado da risca.',
    chapter: PAGE,
    words: (r) =>
      r.facts.has('greys-bother')
        ? null
        : 'A mecha branca fica, à luz: a risca vai do lado dela, e nada a cobre. Se um dia amarelar, o matizador passa só ali.',
  },
  {
    heard: near(
      'assumir|deixar (?:de )?(?:os )?(?:pintar|brancos)|parar de (?:pintar|tingir)|largar a tinta',
      'branc[oa]s?|grisalh\\w+|tinta|pintar|tingir|medo|largad[oa]',
      50,
    ),
    what: 'Assumir os brancos',
    why: 'A página da cor conta quanto dura a passagem.',
    chapter: PAGE,
    words: (r) =>
      r.facts.has('no-dye') || isFragile(r)
        ? 'Você falou de assumir os brancos: sem tinta nova, a linha desce pouco mais de um centímetro por mês, e cada corte a encurta. Risca trocada e contorno em dia é o que faz parecer decisão.'
        : 'Você falou de assumir os brancos: mechas finas no tom do seu branco misturam a linha, e a raiz deixa de ser coberta. Entre dez e catorze meses a passagem acaba; contorno e sobrancelha em dia fazem parecer decisão.',
  },
  {
    heard: near(
      `raiz|${DYES}|retoc\\w+`,
      '(?:cada|em) (?:\\d+|quinze|vinte|trinta|quarenta) (?:em \\w+ )?dias|toda semana|todo mes|vive retocando',
      40,
    ),
    what: 'O retoque da raiz',
    why: 'A página da cor diz como espaçá-lo.',
    chapter: PAGE,
    words: ofDye((r) =>
      isFragile(r)
        ? 'Você falou do retoque: só na raiz, sem puxar a tinta para as pontas, e risca em ziguezague, que esconde a linha por mais duas semanas.'
        : 'Você falou do retoque: um tom mais perto do seu natural e fios finos que misturem o branco fazem a linha sumir, e a conta passa para oito a doze semanas. Em casa, só na raiz, sem puxar para as pontas.',
    ),
  },
  {
    heard: near(DYES, 'em casa|farmacia|caixinha|sozinh[oa]|eu mesm[oa]', 40),
    what: 'Pintar em casa',
    why: 'A página da cor diz o que dá em casa.',
    chapter: PAGE,
    words: ofDye(
      'Você falou de pintar em casa: a raiz, sim, no mesmo tom e pelo tempo da bula, com a prova de toque dois dias antes; mais claro que o fio, nunca em casa.',
    ),
  },
  {
    heard: BLEACH_WISH,
    what: 'Descolorir',
    why: 'A página da cor traz os dias, o teste e o que fazer se arder.',
    chapter: PAGE,
    words: ofDye((r) =>
      wantsBleach(r)
        ? 'Você falou de descolorir: sim, nos dias da tabela, e o primeiro deles é o do teste. Couro cabeludo inteiro é condição; se arder, enxágue na hora.'
        : null,
    ),
  },
  {
    heard: wished('loir[oa]|platinad[oa]|luzes|balayage|morena iluminada|clarear o cabelo'),
    what: 'Clarear',
    why: 'A página da cor diz em quantas etapas, e com que teste.',
    chapter: PAGE,
    yieldsTo: ['Clarear no curto', 'Descolorir'],
    words: ofDye((r) =>
      refusesBlond(r)
        ? null
        : isFragile(r)
          ? 'Você perguntou de clarear: agora não. Com o que já há no fio, só um teste numa mecha escondida diz se ele aguenta, e a resposta pode ser esperar o corte levar a parte velha.'
          : isDark(r)
            ? 'Você perguntou de clarear: dá, em duas ou três sessões com seis a oito semanas entre elas, e teste de mecha antes da primeira. Comece por mel ou caramelo do meio para as pontas, com a raiz como é.'
            : 'Você perguntou de clarear: dá numa visita, com teste de mecha antes: fios finos em volta do rosto e nas pontas, dois tons acima do seu, raiz como é.',
    ),
  },
  {
    heard: near('posso|pode|poderia|da para|saber', 'clarear', 30),
    what: 'Clarear no curto',
    why: 'A página da cor diz o que o curto permite, e com que teste.',
    chapter: PAGE,
    words: ofDye((r) => {
      if (!isShort(r)) return null
      const asked = /\briscar\b/.test(noteOf(r))
        ? 'Você perguntou do risco e do claro. O risco, um só e curto, some em duas semanas. O claro'
        : 'Você perguntou do claro no curto: ele'
      return isFragile(r)
        ? `${asked} espera: o corte leva primeiro a parte que já tem química, e depois se testa uma mecha.`
        : `${asked} pode, um ou dois tons${isDark(r) ? ', até o cobre ou o mel' : ''}, com teste de mecha antes e longe da raiz. A raiz aparece em três ou quatro semanas, e o que não agradar sai nos próximos cortes.`
    }),
  },
  {
    heard:
      /^(?!.*\b(?:nao|nunca|sem|nem|detesto)\b.{0,20}\bousar\b).*\bousar (?:\S+ )?(?:na|nas|em|com a) cor(?:es)?\b/,
    what: 'Ousar na cor',
    why: 'A página da cor diz por onde começar, e com que teste.',
    chapter: PAGE,
    words: ofDye((r) =>
      say(
        'Para ousar na cor, comece por uma faixa ou por dentro, que aparece quando o cabelo se mexe.',
        refusesOnlyBlond(r) &&
          (refusesBlond(r)
            ? 'Fora do loiro, há o cobre, o vinho e o azul-petróleo.'
            : 'Há o cobre, o vinho e o azul-petróleo.'),
        isFragile(r)
          ? 'Com o que já há no fio, só o pigmento que não o abre, e teste de mecha antes.'
          : 'Sobre fio escuro ou tinta ela só aparece onde se clarear, porque tinta não clareia tinta: teste de mecha antes.',
      ),
    ),
  },
  {
    heard: wished('(?:o |um |ficar |cabelo )?(?:ruiv[oa]|acobread[oa]|cobre)'),
    what: 'O ruivo',
    why: 'A página da cor diz qual, e quanto dura.',
    chapter: PAGE,
    words: ofDye((r) =>
      r.facts.has('colour-refused')
        ? null
        : `Você perguntou do ruivo: pode, num acobreado um ou dois tons acima do seu castanho${isFragile(r) ? ', depois do teste de mecha' : ''}, começando em volta do rosto. O cobre desbota primeiro: água morna para fria, e banho de cor a cada quatro ou cinco semanas.`,
    ),
  },
  {
    heard: told(
      `(?:voltar|mudar|pintar|passar|quero|queria|posso) (?:\\S+ ){0,4}(?:${OF_HAIR}) (?:\\S+ ){0,2}(?:${VIVID})|(?:voltar|mudar|passar) (?:\\S+ ){0,2}(?:${VIVID})\\b.{0,40}\\b(?:${OF_HAIR})|(?:${OF_HAIR}) (?:\\S+ ){0,2}(?:${VIVID})\\b.{0,24}\\b(?:posso|combina|fica bem|vale a pena)`,
    ),
    what: 'A cor viva',
    why: 'A página da cor responde, com o risco.',
    chapter: PAGE,
    words: ofDye((r) =>
      isFragile(r)
        ? 'Você perguntou da cor viva: agora, só o pigmento que não abre o fio, na parte que já é clara, depois de uma mecha de teste. O resto espera.'
        : `Você perguntou da cor viva, laranja ou outra: pode, com uma condição. ${
            isDark(r)
              ? 'No seu fio escuro ela só aparece onde se clarear antes, e é isso que gasta: faça só as pontas ou uma faixa, com mecha de teste'
              : 'Comece por uma faixa ou pelas pontas, com mecha de teste'
          }${isCurved(r) ? '; se o cacho do teste abrir ou esticar, pare ali' : ''}. Pigmento direto, por cima, sai em algumas lavagens e não abre o fio.`,
    ),
  },
  {
    heard: near(
      'escurecer|voltar para o (?:castanho|escuro|preto|meu natural)|pintar de (?:preto|castanho)|cor natural de volta',
      'cabelo|loir\\w+|luzes|quero|queria|posso|tom|fio',
      60,
    ),
    what: 'Escurecer',
    why: 'A página da cor diz por que não numa vez só.',
    chapter: PAGE,
    words: ofDye(
      'Você falou de escurecer: o fio clareado perdeu o fundo quente, e o escuro direto fica esverdeado e sai em poucas lavagens. Peça para devolverem o fundo antes, e um tom acima do que você quer: ele escurece sozinho.',
    ),
  },
  {
    heard: near(
      `${DYES}|cor|azul|preto|rosa|verde|vermelho`,
      'arrepend\\w+|tirar (?:a |essa |o )?(?:cor|tinta|azul|preto|rosa|verde|vermelho)|nao sai|odiei',
      60,
    ),
    isPastToo: true,
    what: 'A cor que não era essa',
    why: 'Não se cobre em casa; a página da cor diz como sai.',
    chapter: PAGE,
    words: (r) =>
      r.isTopBare
        ? null
        : 'Você falou da cor de que se arrependeu: nada de outra por cima em casa. No salão, limpeza de cor e depois o tom contrário, que a apaga; e cada corte leva uma parte dela.',
  },
  {
    heard: near(
      'cor|luzes|mechas|loir[oa]|ombre',
      'nao precise (?:de )?(?:voltar|retocar|retoque|manutencao)|sem retoque|pouca manutencao|sem manutencao|nao marque|cresc\\w+ sem marcar|uma vez por ano',
      60,
    ),
    what: 'Cor que não prende',
    why: 'A página da cor diz onde ela começa.',
    chapter: PAGE,
    words: ofDye((r) =>
      isShort(r)
        ? 'Você falou de cor que não prende: no curto, é o tom natural com brilho; qualquer outra pede retoque a cada corte.'
        : 'Você falou de cor que não prende: ela começa de 6 a 8 cm da raiz e fica até dois tons acima do seu; cresce sem linha e aguenta de cinco a seis meses.',
    ),
  },
  {
    heard: near(
      'ruiv\\w+|vermelh\\w+|cobre|marsala|cor fantasia|rosa|azul|roxo',
      'desbot\\w+|sai (?:tudo|toda|rapido|na agua)|nao dura|some',
      40,
    ),
    what: 'A cor que desbota',
    why: 'Água fria e menos espuma.',
    chapter: PAGE,
    words:
      'Você falou da cor que desbota: ela sai na espuma e na água quente. Menos lavagens, água morna para fria, filtro no sol, e a máscara da mesma cor uma vez por semana.',
  },
  {
    heard: near('ppd|parafenilenodiamina', 'alerg\\w+|tinta|henna|cor|pink|reac\\w+', 200),
    what: 'A cor com alergia a PPD',
    why: 'A página da cor diz o que fica fora, e o que se testa.',
    chapter: PAGE,
    words:
      'Com alergia a PPD ficam fora a tinta que oxida e a henna preta, em casa e no salão. Para depois, só pigmento direto, sem PPD, com a lista de ingredientes lida e o teste que dermatologista ou alergista liberar; com data marcada, nenhum dos dois.',
  },
  {
    heard: wished('progressiva|selagem|botox capilar|alisar|alisamento|definitiva|relaxamento'),
    what: 'Alisar',
    why: 'A página do fio diz o que perguntar antes.',
    chapter: ['textura', 'cuidados'],
    words: (r) =>
      r.isTopBare ||
      isFragile(r) ||
      (['no-straightening', 'texture-stays', 'pregnant', 'in-treatment', 'hair-loss', 'braids-stay'] as const).some(
        (key) => r.facts.has(key),
      )
        ? null
        : `Você perguntou de alisar: ${
            isCurved(r)
              ? 'pense duas vezes, porque o que se alisa não volta a cachear; só o que nascer. Um mês com o fio solto, no corte daqui, responde melhor.'
              : 'o corte daqui dispensa.'
          } Se for fazer, produto com registro na Anvisa, teste de mecha, e cor só num outro mês.`,
  },
  {
    heard: near('formol', 'progressiva|selagem|alis\\w+|escova|salao|cabelo', 60),
    what: 'O formol',
    why: 'Não se alisa com ele.',
    chapter: ['textura', 'cuidados'],
    words:
      'Você falou do formol: como alisante ele não é permitido no Brasil. Peça para ver o registro do produto na Anvisa; se arder o olho ou o nariz de alguém na sala, levante-se.',
  },
  {
    heard: near(DYES, 'casamento|casar|formatura|festa|viagem|dia d[ao]', 60),
    what: 'A cor antes do seu dia',
    why: 'A página da cor diz quando é cedo, e quando é tarde.',
    chapter: PAGE,
    words: ofDye(
      'Você falou da cor antes do seu dia: tom novo se experimenta seis semanas antes; o mesmo tom se retoca de sete a dez dias antes; na última semana, nada.',
    ),
  },
  {
    heard: near('cor', 'mexo|mudo|deixo|mantenho', 20),
    what: 'Mexer na cor, ou não',
    why: 'A página da cor toma partido.',
    chapter: PAGE,
    words: ofDye((r) =>
      isFragile(r)
        ? 'Você perguntou da cor: deixe como está; o fio pede descanso antes.'
        : r.facts.has('wedding')
          ? 'Você perguntou da cor: deixe a base como está, e não mude de família antes do casamento. Se quiser luz em volta do rosto, até seis semanas antes; o retoque, de sete a dez dias antes.'
          : 'Você perguntou da cor: corte primeiro, e deixe a cor duas semanas quieta; se ainda fizer falta, meio tom, em volta do rosto.',
    ),
  },
  {
    heard: told('banho de brilho|gloss|cabelo opaco|cabelo sem (?:brilho|vida)|sem brilho'),
    what: 'O brilho',
    why: 'A página da cor diz de onde ele vem.',
    chapter: PAGE,
    words:
      'Você falou do brilho: ele é fio liso por fora. Água morna para fria, atrito menor na toalha e na fronha, e a ponta aberta cortada dão mais brilho que produto.',
  },
  {
    heard: near(
      'brancos?|grisalh\\w+|cabelo branco',
      'arrepiad\\w+|gross\\w+|rebeld\\w+|em pe|dur[oa]s?|ressecad\\w+',
      40,
    ),
    what: 'O branco rebelde',
    why: 'Ele pede outro cuidado.',
    chapter: PAGE,
    words:
      'Você falou do branco rebelde: ele tem menos óleo e não deita por si. Condicionador todas as vezes, água morna, e o comprimento que dê peso, ou bem curto, que não levanta.',
  },
]
