declare module '*/currencies.yaml' {
  import type {Currencies} from './currencyRates.ts';

  const currencies: Currencies;
  export default currencies;
}
