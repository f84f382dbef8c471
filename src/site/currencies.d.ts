declare module '*/currencies.yaml' {
  import type {Currencies} from '../definition/currencies.ts';

  const currencies: Currencies;
  export default currencies;
}
