/**
 * Words that speak to the program instead of telling of a person: they ask for a release, for words not their own, or for other rules. No
 * guide obeys them; a person reads them before anything leaves.
 */
import { type WordPlace, placesOf } from './minors.ts'

const all = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})`, 'g')

const RULES =
  '(?:regra|instruc|instrucao|orientac|diretriz|comando|politica|restric|limite|anterior|acima|antes|sistema|prompt|programa|recado|texto|tudo que|tudo o que|isso tudo)'
const GUIDE =
  '(?:guia|pedido|relatorio|analise|laudo|dossie|entrega|envio|pdf|download|acesso|ordem|resultado|documento|caderno|carta|recado|formulario)'
const REVIEW =
  '(?:revis\\w*|confer\\w*|aprova\\w*|analise humana|visagista|humano|human[oa]s|pessoas?|ninguem|mesa|filtro|moderac\\w*|checagem|validac\\w*)'
const MACHINE =
  '(?:ias?|inteligencias? artificia\\w+|robos?|bots?|chatbots?|gpt\\w*|llms?|modelos?(?: de linguagem)?|assistentes? (?:virtua\\w+|de ia|digita\\w+)|maquinas?|programas?|algoritmos?|sistemas?|softwares?|computador\\w*)'

const PATTERNS: readonly RegExp[] = [
  all(
    `(?:esque[cç]\\w*|desconsider\\w*|descart\\w*|ignor\\w*|desobede[cç]\\w*|anul\\w*|burl\\w*|contorn(?:e|em)|substitu[ai]\\w*|sobrescrev\\w*|apagu?e\\w*|nao sig(?:a|am)|pare de seguir|deixe de seguir|muda(?:r)? (?:a|o|as|os|suas?)|mude (?:a|o|as|os|suas?))\\b.{0,40}\\b${RULES}`,
  ),
  all(`ignore\\b`),
  all('(?:novas?|outras?|suas?|segu(?:e|em) as?|siga) (?:instruc\\w+|regras?|diretriz\\w*|ordens?)\\s*:'),
  all(
    `(?:aprov(?:e|em|a|ar|ado|ada)|liber(?:e|em|ar|ado|ada)|libera|autoriz(?:e|em|ar)|valid(?:e|em|ar)|destrav(?:e|em|ar)|desbloquei?\\w*|public(?:ar|a)|publique\\w*)\\b(?: \\w+){0,3} ${GUIDE}\\b`,
  ),
  all(
    `(?:aprove|aprovem|libere|liberem)\\b(?: (?:logo|ja|tudo|isso|automatic\\w+|agora|direto|imediat\\w+|sem)|\\s*(?:[.,!;\\n]|$))`,
  ),
  all(
    `(?:marque|marca|marquem|considere|considerem|trate|registre|defina|coloque|ponha|deixe)\\b(?: \\w+){0,4} (?:como )?(?:aprovad[oa]|lid[oa]|conferid[oa]|revisad[oa]|liberad[oa]|verificad[oa]|validad[oa])\\b`,
  ),
  all(`(?:ja (?:foi|esta|fui)|pedido|guia|recado) (?:aprovad[oa]|conferid[oa]|revisad[oa]|liberad[oa]|validad[oa]) `),
  all(
    `(?:sem|dispens\\w+|pul(?:e|a|ar|em)|evit(?:e|ar|em)) (?:a |o |as |os |qualquer |nenhuma? |mais |precisar de |passar por |passar pela? |ser lid[oa] por |que )*${REVIEW}(?= (?:human|da|do|de|por|leia|ler|veja|ver|previa|manual|antes)|\\s*(?:[.,!;)\\n]|$))`,
  ),
  all(
    `(?:nao|ninguem)(?: \\w+){0,2} (?:precisa\\w*|deve|pode|passe|passa|mand(?:e|ar)|envi(?:e|ar)|encaminh\\w+|mostr(?:e|ar))(?: \\w+){0,3} (?:ler|revis\\w+|conferi\\w*|aprova\\w*|visagista|humano|filtro|moderac\\w*)`,
  ),
  all('(?:envie|mande|entregue|manda|envia|entrega) (?:\\w+ )?(?:direto|automaticamente|sem espera\\w*)\\b'),
  all(
    '(?:respond(?:a|am|er|e)|retorn(?:e|ar)|devolv(?:a|er)|produza|imprima|gere|output|print)\\b (?:\\w+ )?(?:em|so|somente|apenas|sempre|com|no formato|na lingua|como se|json|xml|html|markdown|texto|codigo|a seguinte|o seguinte|exatamente)\\b',
  ),
  all(
    '(?:escrev(?:a|am|e|er)|redija|inclua|insira|acrescente|coloque|adicione|digit(?:e|em))\\b(?: (?:\\w+ ){0,4})?(?:que |\\s*:|entre aspas|exatamente|a frase|o texto|a palavra)',
  ),
  all('(?:escrev(?:a|am)|assin(?:e|em)|redija)\\b (?:na|no|em|com|como|pel[oa]|a carta|o guia|um|uma)\\b'),
  all(
    '(?:digam?|fal(?:e|em) que|afirm(?:e|em)|conclu(?:a|am)|confirm(?:e|em)|garant(?:a|am)|declar(?:e|em)|elogi(?:e|em))\\b(?: que)?(?: \\w+)? (?:eu |sou|meus?|minhas?|fico|tenho|nao|estou|o rosto|a cliente|o cliente|a forma|todos|tudo)',
  ),
  all(
    `(?:voces?|vcs?|vc|tu|ce|isto|isso|ai|quem (?:le|responde|escreve)|se (?:for|voce for|e))\\b (?:(?:e|eh|sao|for|es|sera|agora e|nao passa de|so|apenas)\\b )+(?:so |apenas )?(?:uma? |a |o )?${MACHINE}\\b`,
  ),
  all(
    `(?:car[oa]|prezad[oa]|querid[oa]|oi|ola|ei|hey|atencao|aviso a?o?|recado para|mensagem para|nota para|para|pra),? (?:a |o )?${MACHINE}(?= (?:que|de|do|da|le|:)|\\s*[:,.!;]|$)`,
  ),
  all('(?:aja|atue|comporte|finja|finge|imagine|simule|responda|pense|fale) (?:se )?(?:como|que (?:e|voce|vc)|ser)\\b'),
  all(
    '(?:a partir de agora|de agora em diante|daqui em diante|doravante)\\b.{0,16}\\b(?:voce|vc|seu|sua|tu|responda|escreva|use|deve|ser[aá])\\b',
  ),
  all(
    '(?:modo|mode) (?:de )?(?:desenvolvedor|desenvolvimento|admin\\w*|debug|deus|god|livre|teste|dan|irrestrito|manutencao|dev|developer|programador|root|avancado|sem filtro\\w*)',
  ),
  all(
    '(?:sou|aqui e|eu sou|como|falo como|usuario|user|login|perfil de|acesso de|permissao de|e) (?:o |a |um |uma |do |da )?(?:administrador\\w*|admin|root|sudo|super ?usuario|dono do site|dona do site|desenvolvedor\\w* (?:do|da|deste)|suporte tecnico)\\b',
  ),
  all('(?:administrador\\w*|sudo|root|admin)\\b(?= (?:do sistema|do site|do programa|mode|rm|:))'),
  all(
    '(?:mostr(?:e|a|ar|em)|repit[ae]\\w*|revel(?:e|a|ar)|imprim[ai]\\w*|exib[ai]\\w*|cop(?:ie|ia|iar)|list(?:e|ar)|cont(?:e|a)|me (?:diga|de|passe|mande))\\b(?: \\w+){0,3} (?:prompt|codigo fonte|instruc\\w+|regras|sistema|senha\\w*|banco de dados|chave\\w*|token\\w*|api|configurac\\w+|system)\\b',
  ),
  all(
    '(?:tradu(?:z|za|zir)|resum(?:a|ir)|complet(?:e|ar)|continu(?:e|ar)|analis(?:e|ar)|processe|execut(?:e|ar)|rod(?:e|ar)|chame|invoque|calcule)\\b (?:o |a |este |esta |esse |essa |isto|isso|as |os )*(?:texto|frase|comando|codigo|script|funcao|instruc\\w+|prompt|query|consulta|seguinte)',
  ),
  all(
    '(?:disregard|ignore|forget|override|bypass)\\b.{0,24}\\b(?:all|previous|prior|above|instructions?|rules|everything|system)',
  ),
  all(
    '(?:you are|act as|pretend|from now on|respond (?:in|with|only)|reply (?:in|with|only)|write that|approve (?:this|the|my)|release (?:this|the|my)|as an ai|do not (?:review|tell))\\b',
  ),
  // Tags, braces, fences, roles.
  /<\/?[a-z!|][^>\n]{0,40}>|[{[]\s*["'][a-z_-]+["']\s*:|\{\{|\}\}|```|~~~|###|<\||\|>|\[\/?inst\]|-{5,}|={5,}|\bbase64\b|\bselect \* from\b|\bdrop table\b/g,
  /(?:^|\n)\s*(?:system|sistema|assistant|assistente|user|usuario|admin|comando|instruc\w+|prompt)\s*(?:[:>#-]|\bdiz)/g,
]

/** @param plain letters as of `plainLetters` */
export const commandsIn = (plain: string): WordPlace[] => placesOf(PATTERNS, plain)
