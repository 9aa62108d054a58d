export const COOKIES = {
  label: 'Cookies',
  question: 'Medir visitas e anúncios?',
  more: 'Saiba\u00a0mais',
  accept: 'Aceitar',
  refuse: 'Recusar',
  choose: 'Escolher',
  preferences: 'Preferências de cookies',
  lead: 'Além do necessário, nada é guardado neste aparelho nem contado a outros sem o seu sim. Você pode mudar de ideia quando quiser, no rodapé de qualquer página.',
  save: 'Salvar escolhas',
  acceptAll: 'Aceitar todos',
  refuseAll: 'Recusar todos',
  saved: 'Preferências salvas',
  always: 'Sempre ativos',
  necessary: {
    name: 'Necessários',
    text: 'Mantêm a sua sessão, o que você já respondeu no teste e esta escolha. Sem eles o site não funciona.',
  },
  analytics: {
    name: 'Analíticos',
    text: 'Contam visitas e mostram onde as pessoas param, para melhorar as páginas. Nunca suas fotos nem suas respostas.',
  },
  marketing: {
    name: 'Publicidade',
    text: 'Dizem à Meta se um anúncio nosso trouxe você até aqui. Ela recebe as páginas e etapas por que você passa, o endereço de rede (IP), o navegador e os cookies de anúncio; quando você deixa o e-mail no teste, abre o pagamento ou compra, também e-mail, nome e telefone, em código (hash SHA-256). Nunca fotos, respostas ou o formato do seu rosto.',
  },
} as const
