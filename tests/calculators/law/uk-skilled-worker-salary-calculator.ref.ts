// Second implementation, from the law alone: Immigration Rules Appendix Skilled Worker (SW 4.2 to SW 14.4) and Appendix Skilled
// Occupations (tables 1 to 6) as published on GOV.UK (update of 25 November 2025). No imports. The table is uk-going-rates.csv.

type Row = {
  code: string; title: string; level: string; rate: number | null; rate90: number | null; rate80: number | null; rate70: number | null;
  lower: number | null; lower90: number | null; lower80: number | null; lower70: number | null; phd: boolean; pay: string; isl: string; tsl: string;
};
type Option = { option: string; general: number; goingRate: number; required: number; met: boolean | null };

const TABLE4: Record<string, Record<string, number>> = {
  'band-3': { england: 24071, scotland: 26869, wales: 24433, 'northern-ireland': 22816 },
  'band-4': { england: 26530, scotland: 29116, wales: 26928, 'northern-ireland': 25147 },
  'band-5': { england: 29970, scotland: 31892, wales: 30420, 'northern-ireland': 28407 },
  'band-6': { england: 37338, scotland: 39912, wales: 37898, 'northern-ireland': 35392 },
  'band-7': { england: 46148, scotland: 48788, wales: 46840, 'northern-ireland': 43742 },
  'band-8a': { england: 53755, scotland: 60126, wales: 54550, 'northern-ireland': 50952 },
  'band-8b': { england: 62215, scotland: 70986, wales: 63150, 'northern-ireland': 58972 },
  'band-8c': { england: 74290, scotland: 83837, wales: 75405, 'northern-ireland': 70417 },
  'band-8d': { england: 88168, scotland: 99534, wales: 89491, 'northern-ireland': 83571 },
  'band-9': { england: 105385, scotland: 117732, wales: 106967, 'northern-ireland': 99891 },
};
const TABLE5: Record<string, Record<string, number>> = {
  unqualified: { england: 21731, 'london-fringe': 23140, 'outer-london': 25758, 'inner-london': 27252, scotland: 33594, wales: 21812 },
  qualified: { england: 31650, 'london-fringe': 33075, 'outer-london': 36413, 'inner-london': 38766, scotland: 40305, wales: 32433, 'northern-ireland': 30000 },
  chartered: { scotland: 52158 },
  principal: { scotland: 55155 },
  leadership: { england: 49781, 'london-fringe': 51151, 'outer-london': 53731, 'inner-london': 59186, wales: 50653, 'northern-ireland': 47241 },
  'leading-practitioner': { england: 50025, 'london-fringe': 51403, 'outer-london': 53994, 'inner-london': 59478, wales: 50902 },
  'head-teacher': { england: 56316, 'london-fringe': 57693, 'outer-london': 60266, 'inner-london': 65731, scotland: 62556, wales: 57304, 'northern-ireland': 53309 },
};

const upToPence = (x: number) => Math.ceil(x * 100 - 1e-6) / 100;
const isDay = (v: unknown): v is string => typeof v === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(v) && !Number.isNaN(Date.parse(v + 'T00:00:00Z'));
const isNumber = (v: unknown): v is number => typeof v === 'number' && Number.isFinite(v);

export function reference(inputs: Record<string, unknown>, today: string): unknown {
  const code = typeof inputs.occupation === 'string' ? inputs.occupation.trim().slice(0, 4) : '';
  if (!/^\d{4}$/.test(code)) return null;
  const hours = inputs.hours === undefined || inputs.hours === null || inputs.hours === '' ? 37.5 : inputs.hours;
  if (!isNumber(hours) || hours <= 0 || hours > 168) return null;
  const salary = isNumber(inputs.salary) && inputs.salary >= 0 ? inputs.salary : null;
  const cosDay = isDay(inputs.cosDay) ? inputs.cosDay : today;
  const held = inputs.held === 'before-2025-07-22' || inputs.held === 'before-2024-04-04' ? inputs.held : 'new';
  const phd = inputs.phd === 'relevant' || inputs.phd === 'stem' ? inputs.phd : 'none';
  const row = TABLE.find((r) => r.code === code) ?? null;

  const empty = {
    status: '', title: row ? row.title : null, level: row ? row.level : null, eligibleBecause: null as string | null,
    options: [] as Option[], bestOption: null as string | null, requiredSalary: null as number | null, requiredHourly: null as number | null,
    countedSalary: null as number | null, shortfall: null as number | null, meets: null as boolean | null,
  };
  if (cosDay < '2025-07-22') return { ...empty, status: 'older-rules' };
  if (!row) return { ...empty, status: 'unknown-code' };

  // Is the job skilled enough (SW 6.1 to SW 6.1C)?
  const islNow = cosDay < (row.isl === 'care' ? '2028-07-22' : '2026-12-31');
  const onIsl = islNow && (row.isl === 'all' || row.isl === 'care' || (row.isl !== 'none' && inputs.salaryListJob === true));
  const onTsl = cosDay < '2026-12-31' && (row.tsl === 'all' || (row.tsl === 'some' && inputs.shortageListJob === true));
  const lowBand = row.pay === 'table-4' && (inputs.payBand === 'band-3' || inputs.payBand === 'band-4');
  let because: string | null = null;
  if (row.isl === 'care') because = inputs.careRule === true && (onIsl || held !== 'new') ? 'care' : null;
  else if (row.level === 'rqf6') because = lowBand && held === 'new' ? null : 'rqf6';
  else if (row.level === 'rqf3-5') because = onIsl ? 'salary-list' : onTsl ? 'shortage-list' : held !== 'new' ? 'already-held' : null;
  else if (row.level === 'same-sponsor') because = held === 'before-2024-04-04' && inputs.sameSponsor === true && today < '2030-04-04' ? 'same-sponsor' : null;
  if (because === null) return { ...empty, status: 'not-eligible' };

  // The options (SW 4.2, SW 4.4).
  const options: Option[] = [];
  const over = hours / Math.min(hours, 48); // only the pay of the first 48 hours counts towards the general threshold
  const add = (option: string, general: number, yearRate: number | null, fullHours: number) => {
    if (yearRate === null) return;
    const going = (yearRate * hours) / fullHours;
    const exact = Math.max(general * over, going);
    options.push({ option, general, goingRate: upToPence(going), required: upToPence(exact), met: salary === null ? null : salary + 1e-6 >= exact });
  };
  if (row.pay !== 'none') {
    let rate: number | null = null;
    let full = 37.5;
    if (row.pay === 'table-4') {
      rate = TABLE4[String(inputs.payBand)]?.[String(inputs.nation)] ?? null;
      full = inputs.nation === 'scotland' ? 37 : 37.5;
    } else {
      full = isNumber(inputs.fullTimeHours) && inputs.fullTimeHours > 0 ? inputs.fullTimeHours : hours;
      rate = row.pay === 'table-5' ? TABLE5[String(inputs.teacherRole)]?.[String(inputs.teacherArea)] ?? null
        : isNumber(inputs.payScaleRate) && inputs.payScaleRate > 0 ? inputs.payScaleRate : null;
    }
    if (rate === null) return { ...empty, status: 'pay-scale-needed', eligibleBecause: because };
    add('K', 25000, rate, full);
  } else {
    const hasPhd = row.phd && phd !== 'none';
    add('A', 41700, row.rate, 37.5);
    if (hasPhd) add('B', 37500, row.rate90, 37.5);
    if (hasPhd && phd === 'stem') add('C', 33400, row.rate80, 37.5);
    if (onIsl) add('D', 33400, row.rate, 37.5);
    if (inputs.newEntrant === true) add('E', 33400, row.rate70, 37.5);
    if (inputs.healthCareJob === true || (held === 'before-2024-04-04' && today < '2030-04-04')) {
      add('F', 31300, row.lower, 37.5);
      if (hasPhd) add('G', 28200, row.lower90, 37.5);
      if (hasPhd && phd === 'stem') add('H', 25000, row.lower80, 37.5);
      if (onIsl) add('I', 25000, row.lower, 37.5);
      if (inputs.newEntrant === true) add('J', 25000, row.lower70, 37.5);
    }
  }
  let best: Option | null = null;
  for (const o of options) if (best === null || o.required < best.required) best = o;
  if (best === null) return { ...empty, status: 'not-eligible' };
  const meets = salary === null ? null : options.some((o) => o.met === true);
  return {
    ...empty,
    status: salary === null ? 'salary-needed' : meets ? 'meets' : 'below',
    eligibleBecause: because,
    options,
    bestOption: best.option,
    requiredSalary: best.required,
    requiredHourly: upToPence(best.required / 52 / hours),
    countedSalary: salary === null ? null : Math.round((salary / over) * 100) / 100,
    shortfall: salary === null ? null : meets ? 0 : upToPence(best.required - salary),
    meets,
  };
}

export function randomAnswers(random: () => number): { inputs: Record<string, unknown>; today: string } {
  const pick = <T,>(l: T[]): T => l[Math.floor(random() * l.length)];
  const int = (a: number, b: number) => a + Math.floor(random() * (b - a + 1));
  const today = pick(['2026-11-29', '2026-11-29', '2026-12-30', '2026-12-31', '2028-07-21', '2028-07-22', '2030-04-03', '2030-04-04']);
  const row = random() < 0.35 ? pick(TABLE.filter((r) => r.isl !== 'none' || r.tsl !== 'none' || r.pay !== 'none' || r.level === 'same-sponsor')) : pick(TABLE);
  const hours = pick([37.5, 37.5, 37.5, 40, 48, 48.5, 60, 20, 22.5, 35, 37]);
  const yes = (p: number) => random() < p;
  const inputs: Record<string, unknown> = { occupation: random() < 0.02 ? pick(['9999', '', 'abc', '2134 Programmers']) : row.code };
  if (hours !== 37.5 || yes(0.5)) inputs.hours = hours;
  inputs.held = pick(['new', 'new', 'before-2025-07-22', 'before-2024-04-04']);
  if (yes(0.3)) inputs.cosDay = pick(['2025-07-21', '2025-07-22', '2026-11-29', '2026-12-30', '2026-12-31', '2028-07-21', '2028-07-22']);
  if (yes(0.4)) inputs.newEntrant = yes(0.7);
  if (yes(0.4)) inputs.phd = pick(['none', 'relevant', 'stem']);
  if (yes(0.3)) inputs.healthCareJob = yes(0.6);
  if (yes(0.5)) inputs.salaryListJob = yes(0.6);
  if (yes(0.5)) inputs.shortageListJob = yes(0.6);
  if (yes(0.5)) inputs.sameSponsor = yes(0.7);
  if (yes(0.5)) inputs.careRule = yes(0.7);
  if (row.pay === 'table-4' && yes(0.9)) { inputs.nation = pick(['england', 'scotland', 'wales', 'northern-ireland']); inputs.payBand = pick(Object.keys(TABLE4)); }
  if (row.pay === 'table-5' && yes(0.9)) { inputs.teacherArea = pick(['england', 'london-fringe', 'outer-london', 'inner-london', 'scotland', 'wales', 'northern-ireland']); inputs.teacherRole = pick(Object.keys(TABLE5)); }
  if (row.pay === 'own' && yes(0.8)) inputs.payScaleRate = pick([24999, 25000, 36616, 42008, 22387]);
  if (row.pay !== 'none' && yes(0.5)) inputs.fullTimeHours = pick([37.5, 40, 32.5, 35]);
  const first = reference({ ...inputs }, today) as { requiredSalary: number | null } | null;
  const target = first && first.requiredSalary !== null ? first.requiredSalary : pick([41700, 37500, 33400, 31300, 28200, 25000]);
  if (yes(0.93)) inputs.salary = pick([target, target - 0.01, target + 0.01, Math.floor(target), Math.ceil(target), int(20000, 110000), 41700, 33400, 33399, 41699, 31300, 25000]);
  return { inputs, today };
}

// code|title|level|rate|rate90|rate80|rate70|lower|lower90|lower80|lower70|phd|pay|isl|tsl
const TABLE: Row[] = `
1111|Chief executives and senior officials|rqf6|88100|79300|70400|61600|60000|54000|48000|42000|yes|none|none|none
1112|Elected officers and representatives|ineligible|||||||||no|none|none|none
1121|Production managers and directors in manufacturing|rqf6|55000|49500|44000|38500|40000|36000|32000|28000|yes|none|none|none
1122|Production managers and directors in construction|rqf6|53400|48100|42700|37400|41400|37200|33100|29000|yes|none|none|none
1123|Production managers and directors in mining and energy|rqf6|54000|48600|43200|37800|47100|42400|37700|33000|yes|none|none|none
1131|Financial managers and directors|rqf6|75100|67600|60100|52600|49700|44700|39700|34800|yes|none|none|none
1132|Marketing, sales and advertising directors|rqf6|87300|78600|69800|61100|60000|54000|48000|42000|yes|none|none|none
1133|Public relations and communications directors|rqf6|77200|69500|61700|54000|59700|53800|47800|41800|yes|none|none|none
1134|Purchasing managers and directors|rqf6|54700|49300|43800|38300|42500|38300|34000|29800|yes|none|none|none
1135|Charitable organisation managers and directors|rqf6|44300|39900|35500|33400|35900|32300|28700|25100|yes|none|none|none
1136|Human resource managers and directors|rqf6|52900|47600|42300|37100|41200|37100|32900|28800|yes|none|none|none
1137|Information technology directors|rqf6|86000|77400|68800|60200|61200|55000|48900|42800|yes|none|none|none
1139|Functional managers and directors not elsewhere classified|rqf6|74700|67200|59700|52300|52300|47100|41800|36600|yes|none|none|none
1140|Directors in logistics, warehousing and transport|rqf6|81400|73300|65100|57000|53600|48200|42900|37500|yes|none|none|none
1150|Managers and directors in retail and wholesale|rqf3-5|36400|33400|33400|33400|29400|26400|25000|25000|yes|none|none|none
1161|Officers in armed forces|ineligible|||||||||no|none|none|none
1162|Senior police officers|rqf6|64000|57600|51200|44800|60800|54700|48700|42600|yes|none|none|none
1163|Senior officers in fire, ambulance, prison and related services|rqf6|61600|55400|49200|43100|50000|45000|40000|35000|yes|none|none|none
1171|Health services and public health managers and directors|rqf6|50300|45300|40300|35200|41600|37400|33300|29100|yes|none|none|none
1172|Social services managers and directors|rqf6|43000|38700|34400|33400|33100|29800|26500|25000|yes|none|none|none
1211|Managers and proprietors in agriculture and horticulture|rqf3-5|35900|||33400|29100|||25000|no|none|none|none
1212|Managers and proprietors in forestry, fishing and related services|rqf3-5|33400|||33400|25800|||25000|no|none|scotland-some|none
1221|Hotel and accommodation managers and proprietors|rqf3-5|38300|||33400|29800|||25000|no|none|none|none
1222|Restaurant and catering establishment managers and proprietors|rqf3-5|33400|||33400|26100|||25000|no|none|none|none
1223|Publicans and managers of licensed premises|rqf3-5|36300|||33400|30900|||25000|no|none|none|none
1224|Leisure and sports managers and proprietors|rqf3-5|34100|||33400|26600|||25000|no|none|none|none
1225|Travel agency managers and proprietors|rqf3-5|36000|||33400|30000|||25000|no|none|none|none
1231|Health care practice managers|rqf3-5|40400|||33400|32600|||25000|no|none|none|none
1232|Residential, day and domiciliary care managers and proprietors|rqf3-5|40400|||33400|32000|||25000|no|none|all|none
1233|Early education and childcare services proprietors|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
1241|Managers in transport and distribution|rqf6|44900|||33400|35200|||25000|no|none|none|none
1242|Managers in storage and warehousing|rqf3-5|35100|||33400|29100|||25000|no|none|none|none
1243|Managers in logistics|rqf3-5|44900|||33400|37300|||26100|no|none|none|all
1251|Property, housing and estate managers|rqf3-5|42600|||33400|32500|||25000|no|none|none|none
1252|Garage managers and proprietors|rqf3-5|45600|||33400|36300|||25400|no|none|none|none
1253|Hairdressing and beauty salon managers and proprietors|rqf3-5|33400|||33400|27000|||25000|no|none|none|none
1254|Waste disposal and environmental services managers|rqf6|48300|||33800|39700|||27800|no|none|none|none
1255|Managers and directors in the creative industries|rqf6|44900|||33400|37000|||25900|no|none|none|none
1256|Betting shop and gambling establishment managers|rqf3-5|33400|||33400|27100|||25000|no|none|none|none
1257|Hire services managers and proprietors|rqf3-5|33400|||33400|28200|||25000|no|none|none|none
1258|Directors in consultancy services|rqf3-5|70100|||49100|44600|||31300|no|none|none|all
1259|Managers and proprietors in other services not elsewhere classified|rqf3-5|41700|||33400|33100|||25000|no|none|none|none
2111|Chemical scientists|rqf6|39900|35900|33400|33400|31300|28200|25000|25000|yes|none|scotland-some|none
2112|Biological scientists|rqf6|40300|36300|33400|33400|30700|27600|25000|25000|yes|none|all|none
2113|Biochemists and biomedical scientists|rqf6|45900|41300|36700|33400|35100|31600|28100|25000|yes|none|none|none
2114|Physical scientists|rqf6|54600|49100|43600|38200|41500|37300|33200|29000|yes|none|none|none
2115|Social and humanities scientists|rqf6|40400|36400|33400|33400|28000|25200|25000|25000|yes|none|some|none
2119|Natural and social science professionals not elsewhere classified|rqf6|41500|37300|33400|33400|33700|30300|26900|25000|yes|none|none|none
2121|Civil engineers|rqf6|50400|45300|40300|35200|39200|35300|31300|27400|yes|none|none|none
2122|Mechanical engineers|rqf6|46800|42100|37400|33400|38400|34600|30700|26900|yes|none|none|none
2123|Electrical engineers|rqf6|58700|52900|47000|41100|47100|42400|37700|33000|yes|none|none|none
2124|Electronics engineers|rqf6|52000|46800|41600|36400|41200|37100|33000|28900|yes|none|none|none
2125|Production and process engineers|rqf6|45000|40500|36000|33400|36500|32900|29200|25600|yes|none|none|none
2126|Aerospace engineers|rqf6|52400|47200|41900|36700|43400|39000|34700|30400|yes|none|none|none
2127|Engineering project managers and project engineers|rqf6|51900|46700|41500|36300|40600|36500|32500|28400|yes|none|none|none
2129|Engineering professionals not elsewhere classified|rqf6|46100|41500|36900|33400|37500|33700|30000|26200|yes|none|none|none
2131|IT project managers|rqf6|58200|52400|46600|40700|42600|38300|34100|29800|yes|none|none|none
2132|IT managers|rqf6|55000|49500|44000|38500|43000|38700|34400|30100|yes|none|none|none
2133|IT business analysts, architects and systems designers|rqf6|54900|49400|43900|38400|42400|38100|33900|29600|yes|none|none|none
2134|Programmers and software development professionals|rqf6|54700|49200|43700|38300|40000|36000|32000|28000|yes|none|none|none
2135|Cyber security professionals|rqf6|48500|43700|38800|34000|35300|31800|28200|25000|yes|none|none|none
2136|IT quality and testing professionals|rqf6|41200|37100|33400|33400|34500|31000|27600|25000|yes|none|none|none
2137|IT network professionals|rqf6|45600|41100|36500|33400|38100|34300|30500|26700|yes|none|none|none
2139|Information technology professionals not elsewhere classified|rqf6|52300|47100|41800|36600|38700|34800|31000|27100|yes|none|none|none
2141|Web design professionals|rqf6|43800|39400|35100|33400|31300|28200|25100|25000|yes|none|none|none
2142|Graphic and multimedia designers|rqf6|33400|33400|33400|33400|26200|25000|25000|25000|yes|none|all|none
2151|Conservation professionals|rqf6|36000|33400|33400|33400|29800|26800|25000|25000|yes|none|none|none
2152|Environment professionals|rqf6|37200|33500|33400|33400|31400|28300|25200|25000|yes|none|none|none
2161|Research and development (R&D) managers|rqf6|54400|48900|43500|38100|40000|36000|32000|28000|yes|none|none|none
2162|Other researchers, unspecified discipline|rqf6|43600|39200|34900|33400|37400|33700|30000|26200|yes|none|none|none
2211|Generalist medical practitioners|rqf6|||||||||no|own|none|none
2212|Specialist medical practitioners|rqf6|||||||||no|own|none|none
2221|Physiotherapists|rqf6|||||||||no|table-4|none|none
2222|Occupational therapists|rqf6|||||||||no|table-4|none|none
2223|Speech and language therapists|rqf6|||||||||no|table-4|none|none
2224|Psychotherapists and cognitive behaviour therapists|rqf6|||||||||no|table-4|none|none
2225|Clinical psychologists|rqf6|||||||||no|table-4|none|none
2226|Other psychologists|rqf6|||||||||no|table-4|none|none
2229|Therapy professionals not elsewhere classified|rqf6|||||||||no|table-4|none|none
2231|Midwifery nurses|rqf6|||||||||no|table-4|none|none
2232|Registered community nurses|rqf6|||||||||no|table-4|none|none
2233|Registered specialist nurses|rqf6|||||||||no|table-4|none|none
2234|Registered nurse practitioners|rqf6|||||||||no|table-4|none|none
2235|Registered mental health nurses|rqf6|||||||||no|table-4|none|none
2236|Registered children’s nurses|rqf6|||||||||no|table-4|none|none
2237|Other registered nursing professionals|rqf6|||||||||no|table-4|none|none
2240|Veterinarians|rqf6|49500|44500|39600|34600|38000|34200|30400|26600|yes|none|none|none
2251|Pharmacists|rqf6|||||||||no|table-4|none|none
2252|Optometrists|rqf6|||||||||no|table-4|none|none
2253|Dental practitioners|rqf6|||||||||no|own|none|none
2254|Medical radiographers|rqf6|||||||||no|table-4|none|none
2255|Paramedics|rqf6|||||||||no|table-4|none|none
2256|Podiatrists|rqf6|||||||||no|table-4|none|none
2259|Other health professionals not elsewhere classified|rqf6|||||||||no|table-4|none|none
2311|Higher education teaching professionals|rqf6|52600|47300|42100|36800|40600|36500|32500|28400|yes|none|none|none
2312|Further education teaching professionals|rqf6|||||||||no|own|none|none
2313|Secondary education teaching professionals|rqf6|||||||||no|table-5|none|none
2314|Primary education teaching professionals|rqf6|||||||||no|table-5|none|none
2315|Nursery education teaching professionals|rqf6|||||||||no|table-5|none|none
2316|Special and additional needs education teaching professionals|rqf6|||||||||no|table-5|none|none
2317|Teachers of English as a foreign language|rqf6|36200|33400|33400|33400|30100|27100|25000|25000|yes|none|none|none
2319|Teaching professionals not elsewhere classified|rqf6|33400|33400|33400|33400|27100|25000|25000|25000|yes|none|none|none
2321|Head teachers and principals|rqf6|||||||||no|table-5|none|none
2322|Education managers|rqf6|43900|39500|35100|33400|34900|31400|27900|25000|yes|none|none|none
2323|Education advisers and school inspectors|rqf6|42200|37900|33700|33400|35700|32100|28500|25000|yes|none|none|none
2324|Early education and childcare services managers|rqf3-5|33400|33400|33400|33400|25000|25000|25000|25000|yes|none|none|none
2329|Other educational professionals not elsewhere classified|rqf6|40600|36600|33400|33400|30000|27000|25000|25000|yes|none|none|none
2411|Barristers and judges|rqf6|59400|53500|47500|41600|37000|33300|29600|25900|yes|none|none|none
2412|Solicitors and lawyers|rqf6|51600|46500|41300|36100|39000|35100|31200|27300|yes|none|none|none
2419|Legal professionals not elsewhere classified|rqf6|33400|33400|33400|33400|25100|25000|25000|25000|yes|none|none|none
2421|Chartered and certified accountants|rqf6|49200|44300|39400|34500|36900|33200|29500|25800|yes|none|none|none
2422|Finance and investment analysts and advisers|rqf6|45800|41200|36700|33400|34200|30800|27300|25000|yes|none|none|none
2423|Taxation experts|rqf6|48500|43700|38800|34000|35400|31900|28300|25000|yes|none|none|none
2431|Management consultants and business analysts|rqf6|50200|45200|40200|35100|36000|32400|28800|25200|yes|none|none|none
2432|Marketing and commercial managers|rqf6|50100|45100|40000|35000|39900|35900|31900|28000|yes|none|none|none
2433|Actuaries, economists and statisticians|rqf6|55100|49600|44100|38600|40700|36600|32500|28500|yes|none|none|none
2434|Business and related research professionals|rqf6|38800|35000|33400|33400|31500|28400|25200|25000|yes|none|none|none
2435|Professional/chartered company secretaries|rqf6|58200|52300|46500|40700|38600|34700|30900|27000|yes|none|none|none
2439|Business, research and administrative professionals not elsewhere classified|rqf6|56600|50900|45300|39600|43200|38900|34500|30200|yes|none|none|none
2440|Business and financial project management professionals|rqf6|56500|50800|45200|39500|43300|39000|34700|30300|yes|none|none|none
2451|Architects|rqf6|47600|42800|38100|33400|37800|34000|30200|26400|yes|none|none|none
2452|Chartered architectural technologists, planning officers and consultants|rqf6|35800|33400|33400|33400|28200|25300|25000|25000|yes|none|none|none
2453|Quantity surveyors|rqf6|48600|43800|38900|34100|38500|34600|30800|26900|yes|none|none|none
2454|Chartered surveyors|rqf6|43800|39400|35000|33400|36000|32400|28800|25200|yes|none|none|none
2455|Construction project managers and related professionals|rqf6|44300|39900|35400|33400|36600|32900|29300|25600|yes|none|none|none
2461|Social workers|rqf6|||||||||no|table-4|none|none
2462|Probation officers|rqf6|35700|33400|33400|33400|29400|26400|25000|25000|yes|none|none|none
2463|Clergy|ineligible|||||||||no|none|none|none
2464|Youth work professionals|rqf6|38000|34200|33400|33400|34500|31000|27600|25000|yes|none|none|none
2469|Welfare professionals not elsewhere classified|rqf6|39700|35700|33400|33400|33500|30200|26800|25000|yes|none|none|none
2471|Librarians|rqf6|34800|33400|33400|33400|26400|25000|25000|25000|yes|none|none|none
2472|Archivists, conservators and curators|rqf6|33400|33400|33400|33400|29600|26700|25000|25000|yes|none|none|none
2481|Quality control and planning engineers|rqf6|41300|37100|33400|33400|34100|30700|27300|25000|yes|none|none|none
2482|Quality assurance and regulatory professionals|rqf6|48200|43400|38600|33800|38100|34300|30500|26700|yes|none|none|none
2483|Environmental health professionals|rqf6|40900|36800|33400|33400|34100|30700|27300|25000|yes|none|none|none
2491|Newspaper, periodical and broadcast editors|rqf6|39600|35600|33400|33400|32200|28900|25700|25000|yes|none|none|none
2492|Newspaper and periodical broadcast journalists and reporters|rqf6|34000|33400|33400|33400|25500|25000|25000|25000|yes|none|none|none
2493|Public relations professionals|rqf6|37000|33400|33400|33400|30100|27100|25000|25000|yes|none|none|none
2494|Advertising accounts managers and creative directors|rqf6|46000|41400|36800|33400|37200|33500|29700|26000|yes|none|none|none
3111|Laboratory technicians|rqf3-5|33400|33400|33400|33400|25000|25000|25000|25000|yes|none|some|all
3112|Electrical and electronics technicians|rqf3-5|39300|35400|33400|33400|30800|27800|25000|25000|yes|none|none|all
3113|Engineering technicians|rqf3-5|42500|38300|34000|33400|34700|31200|27700|25000|yes|none|none|all
3114|Building and civil engineering technicians|rqf3-5|33400|33400|33400|33400|27900|25100|25000|25000|yes|none|none|all
3115|Quality assurance technicians|rqf3-5|33400|33400|33400|33400|26500|25000|25000|25000|yes|none|none|all
3116|Planning, process and production technicians|rqf3-5|34800|33400|33400|33400|28700|25900|25000|25000|yes|none|none|all
3119|Science, engineering and production technicians not elsewhere classified|rqf3-5|34600|33400|33400|33400|28000|25200|25000|25000|yes|none|none|none
3120|CAD, drawing and architectural technicians|rqf3-5|33800|33400|33400|33400|28700|25800|25000|25000|yes|none|none|all
3131|IT operations technicians|rqf3-5|35200|33400|33400|33400|27700|25000|25000|25000|yes|none|none|all
3132|IT user support technicians|rqf3-5|33400|33400|33400|33400|27700|25000|25000|25000|yes|none|none|all
3133|Database administrators and web content technicians|rqf3-5|34600|33400|33400|33400|29200|26200|25000|25000|yes|none|none|all
3211|Dispensing opticians|rqf3-5|33400|||33400|25100|||25000|no|none|none|none
3212|Pharmaceutical technicians|rqf3-5|33400|||33400|25000|||25000|no|none|all|none
3213|Medical and dental technicians|rqf3-5|||||||||no|table-4|none|none
3214|Complementary health associate professionals|same-sponsor|||||31300|||25000|no|none|none|none
3219|Health associate professionals not elsewhere classified|rqf3-5|||||||||no|table-4|none|none
3221|Youth and community workers|rqf3-5|33400|||33400|26500|||25000|no|none|none|none
3222|Child and early years officers|rqf3-5|33400|||33400|25400|||25000|no|none|none|none
3223|Housing officers|rqf3-5|33400|||33400|27800|||25000|no|none|none|none
3224|Counsellors|rqf3-5|33400|||33400|26200|||25000|no|none|none|none
3229|Welfare and housing associate professionals not elsewhere classified|rqf3-5|33400|||33400|25400|||25000|no|none|none|none
3231|Higher level teaching assistants|rqf3-5|||||||||no|own|none|none
3232|Early education and childcare practitioners|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
3240|Veterinary nurses|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
3311|Non-commissioned officers and other ranks|ineligible|||||||||no|none|none|none
3312|Police officers (sergeant and below)|rqf3-5|46900|||33400|36700|||25700|no|none|none|none
3313|Fire service officers (watch manager and below)|rqf3-5|42100|||33400|37600|||26300|no|none|none|none
3314|Prison service officers (below principal officer)|rqf3-5|38800|||33400|31600|||25000|no|none|none|none
3319|Protective service associate professionals not elsewhere classified|rqf3-5|41100|||33400|33200|||25000|no|none|none|none
3411|Artists|rqf3-5|38200|||33400|26600|||25000|no|none|all|none
3412|Authors, writers and translators|rqf3-5|36100|||33400|29800|||25000|no|none|none|all
3413|Actors, entertainers and presenters|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
3414|Dancers and choreographers|rqf3-5|33400|||33400|28500|||25000|no|none|some|all
3415|Musicians|rqf6|37500|||33400|30100|||25000|no|none|some|none
3416|Arts officers, producers and directors|rqf6|38100|||33400|28800|||25000|no|none|all|none
3417|Photographers, audio-visual and broadcasting equipment operators|rqf3-5|33400|||33400|25400|||25000|no|none|none|all
3421|Interior designers|rqf3-5|35200|||33400|29600|||25000|no|none|none|none
3422|Clothing, fashion and accessories designers|rqf3-5|36500|||33400|29100|||25000|no|none|none|all
3429|Design occupations not elsewhere classified|rqf3-5|39300|||33400|29800|||25000|no|none|none|some
3431|Sports players|ineligible|||||||||no|none|none|none
3432|Sports coaches, instructors and officials|ineligible|||||||||no|none|none|none
3433|Fitness and wellbeing instructors|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
3511|Aircraft pilots and air traffic controllers|rqf6|80400|||56300|64100|||44900|no|none|none|none
3512|Ship and hovercraft officers|rqf3-5|58300|||40800|39100|||27300|no|none|none|all
3520|Legal associate professionals|rqf3-5|33400|||33400|26400|||25000|no|none|none|all
3531|Brokers|rqf6|52400|||36700|40000|||28000|no|none|none|none
3532|Insurance underwriters|rqf3-5|36500|||33400|29800|||25000|no|none|none|all
3533|Financial and accounting technicians|rqf3-5|48700|||34100|32900|||25000|no|none|none|all
3534|Financial accounts managers|rqf6|44700|||33400|34800|||25000|no|none|none|none
3541|Estimators, valuers and assessors|rqf3-5|35300|||33400|28600|||25000|no|none|none|all
3542|Importers and exporters|rqf3-5|35700|||33400|29800|||25000|no|none|none|none
3543|Project support officers|rqf3-5|33900|||33400|28900|||25000|no|none|none|none
3544|Data analysts|rqf3-5|34900|||33400|28600|||25000|no|none|none|all
3549|Business associate professionals not elsewhere classified|rqf3-5|33400|||33400|25500|||25000|no|none|none|some
3551|Buyers and procurement officers|rqf3-5|35500|||33400|29300|||25000|no|none|none|none
3552|Business sales executives|rqf3-5|36700|||33400|29300|||25000|no|none|none|all
3553|Merchandisers|rqf3-5|33400|||33400|25200|||25000|no|none|none|none
3554|Advertising and marketing associate professionals|rqf3-5|33400|||33400|26300|||25000|no|none|none|all
3555|Estate agents and auctioneers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
3556|Sales accounts and business development managers|rqf6|55200|||38600|40500|||28300|no|none|none|none
3557|Events managers and organisers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
3560|Public services associate professionals|rqf3-5|39500|||33400|34000|||25000|no|none|none|none
3571|Human resources and industrial relations officers|rqf3-5|33400|||33400|27100|||25000|no|none|none|all
3572|Careers advisers and vocational guidance specialists|rqf3-5|33400|||33400|26700|||25000|no|none|none|none
3573|Information technology trainers|rqf3-5|40000|||33400|32100|||25000|no|none|none|all
3574|Other vocational and industrial trainers|rqf3-5|34500|||33400|28200|||25000|no|none|none|none
3581|Inspectors of standards and regulations|rqf3-5|34400|||33400|30000|||25000|no|none|none|none
3582|Health and safety managers and officers|rqf3-5|42500|||33400|34800|||25000|no|none|none|none
4111|National government administrative occupations|rqf3-5|33400|||33400|25900|||25000|no|none|none|none
4112|Local government administrative occupations|rqf3-5|33400|||33400|26000|||25000|no|none|none|none
4113|Officers of non-governmental organisations|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
4121|Credit controllers|rqf3-5|33400|||33400|25200|||25000|no|none|none|all
4122|Book-keepers, payroll managers and wages clerks|rqf3-5|33400|||33400|25400|||25000|no|none|none|all
4123|Bank and post office clerks|ineligible|||||||||no|none|none|none
4124|Finance officers|rqf3-5|33400|||33400|25600|||25000|no|none|none|none
4129|Financial administrative occupations not elsewhere classified|rqf3-5|33400|||33400|25000|||25000|no|none|none|some
4131|Records clerks and assistants|ineligible|||||||||no|none|none|none
4132|Pensions and insurance clerks and assistants|rqf3-5|33400|||33400|25000|||25000|no|none|none|all
4133|Stock control clerks and assistants|ineligible|||||||||no|none|none|none
4134|Transport and distribution clerks and assistants|rqf3-5|33400|||33400|25900|||25000|no|none|none|none
4135|Library clerks and assistants|ineligible|||||||||no|none|none|none
4136|Human resources administrative occupations|ineligible|||||||||no|none|none|none
4141|Office managers|rqf3-5|37400|||33400|30000|||25000|no|none|none|none
4142|Office supervisors|ineligible|||||||||no|none|none|none
4143|Customer service managers|rqf3-5|35200|||33400|27600|||25000|no|none|none|none
4151|Sales administrators|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
4152|Data entry administrators|ineligible|||||||||no|none|none|none
4159|Other administrative occupations not elsewhere classified|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
4211|Medical secretaries|ineligible|||||||||no|none|none|none
4212|Legal secretaries|ineligible|||||||||no|none|none|none
4213|School secretaries|ineligible|||||||||no|none|none|none
4214|Company secretaries and administrators|rqf3-5|33400|||33400|27100|||25000|no|none|none|none
4215|Personal assistants and other secretaries|rqf3-5|33400|||33400|27400|||25000|no|none|none|none
4216|Receptionists|ineligible|||||||||no|none|none|none
4217|Typists and related keyboard occupations|ineligible|||||||||no|none|none|none
5111|Farmers|rqf3-5|34100|||33400|28200|||25000|no|none|none|none
5112|Horticultural trades|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5113|Gardeners and landscape gardeners|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5114|Groundsmen and greenkeepers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5119|Agricultural and fishing trades not elsewhere classified|rqf3-5|33400|||33400|25000|||25000|no|none|some|none
5211|Sheet metal workers|rqf3-5|33400|||33400|26800|||25000|no|none|none|none
5212|Metal plate workers, smiths, moulders and related occupations|rqf3-5|36700|||33400|29200|||25000|no|none|none|none
5213|Welding trades|rqf3-5|34900|||33400|29500|||25000|no|none|some|all
5214|Pipe fitters|rqf3-5|46000|||33400|40400|||28300|no|none|none|all
5221|Metal machining setters and setter-operators|rqf3-5|34600|||33400|28500|||25000|no|none|none|none
5222|Tool makers, tool fitters and markers-out|rqf3-5|38400|||33400|33400|||25000|no|none|none|none
5223|Metal working production and maintenance fitters|rqf3-5|39300|||33400|29900|||25000|no|none|none|all
5224|Precision instrument makers and repairers|rqf3-5|33400|||33400|28300|||25000|no|none|none|none
5225|Air-conditioning and refrigeration installers and repairers|rqf3-5|41100|||33400|35500|||25000|no|none|none|all
5231|Vehicle technicians, mechanics and electricians|rqf3-5|35500|||33400|27900|||25000|no|none|none|all
5232|Vehicle body builders and repairers|rqf3-5|33400|||33400|27600|||25000|no|none|none|all
5233|Vehicle paint technicians|rqf3-5|33400|||33400|29600|||25000|no|none|none|all
5234|Aircraft maintenance and related trades|rqf3-5|45000|||33400|34800|||25000|no|none|none|none
5235|Boat and ship builders and repairers|rqf3-5|33700|||33400|29600|||25000|no|none|scotland|all
5236|Rail and rolling stock builders and repairers|rqf3-5|57000|||39900|38800|||27100|no|none|none|none
5241|Electricians and electrical fitters|rqf3-5|38800|||33400|31500|||25000|no|none|none|all
5242|Telecoms and related network installers and repairers|rqf3-5|36700|||33400|31700|||25000|no|none|none|all
5243|TV, video and audio servicers and repairers|rqf3-5|33400|||33400|25100|||25000|no|none|none|none
5244|Computer system and equipment installers and servicers|rqf3-5|35100|||33400|26700|||25000|no|none|none|all
5245|Security system installers and repairers|rqf3-5|36300|||33400|28800|||25000|no|none|none|all
5246|Electrical service and maintenance mechanics and repairers|rqf3-5|39700|||33400|33800|||25000|no|none|none|none
5249|Electrical and electronic trades not elsewhere classified|rqf3-5|45800|||33400|35600|||25000|no|none|none|all
5250|Skilled metal, electrical and electronic trades supervisors|rqf3-5|42400|||33400|36500|||25600|no|none|none|none
5311|Steel erectors|rqf3-5|35000|||33400|29500|||25000|no|none|none|all
5312|Stonemasons and related trades|rqf3-5|33400|||33400|28500|||25000|no|none|all|none
5313|Bricklayers|rqf3-5|33400|||33400|25000|||25000|no|none|all|none
5314|Roofers, roof tilers and slaters|rqf3-5|33400|||33400|25300|||25000|no|none|all|none
5315|Plumbers and heating and ventilating installers and repairers|rqf3-5|38100|||33400|31400|||25000|no|none|none|all
5316|Carpenters and joiners|rqf3-5|33400|||33400|27800|||25000|no|none|all|none
5317|Glaziers, window fabricators and fitters|rqf3-5|33400|||33400|25800|||25000|no|none|none|none
5319|Construction and building trades not elsewhere classified|rqf3-5|33400|||33400|27300|||25000|no|none|some|some
5321|Plasterers|rqf3-5|34200|||33400|29500|||25000|no|none|none|none
5322|Floorers and wall tilers|rqf3-5|33400|||33400|25400|||25000|no|none|none|all
5323|Painters and decorators|rqf3-5|33400|||33400|27800|||25000|no|none|none|all
5330|Construction and building trades supervisors|rqf3-5|41800|||33400|34600|||25000|no|none|none|all
5411|Upholsterers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5412|Footwear and leather working trades|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5413|Tailors and dressmakers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5419|Textiles, garments and related trades not elsewhere classified|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5421|Pre-press technicians|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5422|Printers|rqf3-5|33400|||33400|26200|||25000|no|none|none|none
5423|Print finishing and binding workers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5431|Butchers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5432|Bakers and flour confectioners|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5433|Fishmongers and poultry dressers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5434|Chefs|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5435|Cooks|ineligible|||||||||no|none|none|none
5436|Catering and bar managers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5441|Glass and ceramics makers, decorators and finishers|rqf3-5|33400|||33400|25400|||25000|no|none|none|none
5442|Furniture makers and other craft woodworkers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5443|Florists|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
5449|Other skilled trades not elsewhere classified|rqf3-5|33400|||33400|25800|||25000|no|none|none|none
6111|Early education and childcare assistants|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
6112|Teaching assistants|rqf3-5|||||||||no|own|none|none
6113|Educational support assistants|rqf3-5|||||||||no|own|none|none
6114|Childminders|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
6116|Nannies and au pairs|same-sponsor|||||31300|||25000|no|none|none|none
6117|Playworkers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
6121|Pest control officers|ineligible|||||||||no|none|none|none
6129|Animal care services occupations not elsewhere classified|rqf3-5|33400|||33400|25000|||25000|no|none|some|none
6131|Nursing auxiliaries and assistants|rqf3-5|||||||||no|table-4|all|none
6132|Ambulance staff (excluding paramedics)|rqf3-5|||||||||no|table-4|none|none
6133|Dental nurses|rqf3-5|||||||||no|table-4|none|none
6134|Houseparents and residential wardens|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
6135|Care workers and home carers|rqf3-5|33400|||33400|25000|||25000|no|none|care|none
6136|Senior care workers|rqf3-5|33400|||33400|25000|||25000|no|none|care|none
6137|Care escorts|ineligible|||||||||no|none|none|none
6138|Undertakers, mortuary and crematorium assistants|ineligible|||||||||no|none|none|none
6211|Sports and leisure assistants|ineligible|||||||||no|none|none|none
6212|Travel agents|ineligible|||||||||no|none|none|none
6213|Air travel assistants|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
6214|Rail travel assistants|rqf3-5|41300|||33400|35400|||25000|no|none|none|none
6219|Leisure and travel service occupations not elsewhere classified|ineligible|||||||||no|none|none|none
6221|Hairdressers and barbers|ineligible|||||||||no|none|none|none
6222|Beauticians and related occupations|ineligible|||||||||no|none|none|none
6231|Housekeepers and related occupations|ineligible|||||||||no|none|none|none
6232|Caretakers|same-sponsor|||||31300|||25000|no|none|none|none
6240|Cleaning and housekeeping managers and supervisors|ineligible|||||||||no|none|none|none
6250|Bed and breakfast and guest house owners and proprietors|same-sponsor|||||31300|||25000|no|none|none|none
6311|Police community support officers|rqf3-5|33400|||33400|31600|||25000|no|none|none|none
6312|Parking and civil enforcement occupations|ineligible|||||||||no|none|none|none
7111|Sales and retail assistants|ineligible|||||||||no|none|none|none
7112|Retail cashiers and check-out operators|ineligible|||||||||no|none|none|none
7113|Telephone salespersons|ineligible|||||||||no|none|none|none
7114|Pharmacy and optical dispensing assistants|ineligible|||||||||no|none|none|none
7115|Vehicle and parts salespersons and advisers|same-sponsor|||||31300|||25000|no|none|none|none
7121|Collector salespersons and credit agents|ineligible|||||||||no|none|none|none
7122|Debt, rent and other cash collectors|ineligible|||||||||no|none|none|none
7123|Roundspersons and van salespersons|ineligible|||||||||no|none|none|none
7124|Market and street traders and assistants|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
7125|Visual merchandisers and related occupations|same-sponsor|||||31300|||25000|no|none|none|none
7129|Sales related occupations not elsewhere classified|same-sponsor|||||31300|||25000|no|none|none|none
7131|Shopkeepers and owners - retail and wholesale|rqf3-5|33700|||33400|27200|||25000|no|none|none|none
7132|Sales supervisors - retail and wholesale|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
7211|Call and contact centre occupations|ineligible|||||||||no|none|none|none
7212|Telephonists|ineligible|||||||||no|none|none|none
7213|Communication operators|ineligible|||||||||no|none|none|none
7214|Market research interviewers|rqf3-5|33400|||33400|25000|||25000|no|none|none|none
7219|Customer service occupations not elsewhere classified|ineligible|||||||||no|none|none|none
7220|Customer service supervisors|rqf3-5|34200|||33400|28900|||25000|no|none|none|none
8111|Food, drink and tobacco process operatives|ineligible|||||||||no|none|none|none
8112|Textile process operatives|ineligible|||||||||no|none|none|none
8113|Chemical and related process operatives|rqf3-5|33400|||33400|26700|||25000|no|none|none|none
8114|Plastics process operatives|ineligible|||||||||no|none|none|none
8115|Metal making and treating process operatives|same-sponsor|||||31300|||25000|no|none|none|none
8119|Process operatives not elsewhere classified|ineligible|||||||||no|none|none|none
8120|Metal working machine operatives|ineligible|||||||||no|none|none|none
8131|Paper and wood machine operatives|ineligible|||||||||no|none|none|none
8132|Mining and quarry workers and related operatives|ineligible|||||||||no|none|none|none
8133|Energy plant operatives|rqf3-5|41500|||33400|30100|||25000|no|none|none|all
8134|Water and sewerage plant operatives|rqf3-5|38000|||33400|31300|||25000|no|none|none|none
8135|Printing machine assistants|ineligible|||||||||no|none|none|none
8139|Plant and machine operatives not elsewhere classified|ineligible|||||||||no|none|none|none
8141|Assemblers (electrical and electronic products)|ineligible|||||||||no|none|none|none
8142|Assemblers (vehicles and metal goods)|ineligible|||||||||no|none|none|none
8143|Routine inspectors and testers|rqf3-5|33400|||33400|26600|||25000|no|none|none|none
8144|Weighers, graders and sorters|ineligible|||||||||no|none|none|none
8145|Tyre, exhaust and windscreen fitters|ineligible|||||||||no|none|none|none
8146|Sewing machinists|ineligible|||||||||no|none|none|none
8149|Assemblers and routine operatives not elsewhere classified|ineligible|||||||||no|none|none|none
8151|Scaffolders, stagers and riggers|ineligible|||||||||no|none|none|none
8152|Road construction operatives|ineligible|||||||||no|none|none|none
8153|Rail construction and maintenance operatives|ineligible|||||||||no|none|none|none
8159|Construction operatives not elsewhere classified|ineligible|||||||||no|none|none|none
8160|Production, factory and assembly supervisors|ineligible|||||||||no|none|none|none
8211|Heavy and large goods vehicle drivers|ineligible|||||||||no|none|none|none
8212|Bus and coach drivers|ineligible|||||||||no|none|none|none
8213|Taxi and cab drivers and chauffeurs|ineligible|||||||||no|none|none|none
8214|Delivery drivers and couriers|ineligible|||||||||no|none|none|none
8215|Driving instructors|rqf3-5|39500|||33400|33300|||25000|no|none|none|none
8219|Road transport drivers not elsewhere classified|ineligible|||||||||no|none|none|none
8221|Crane drivers|ineligible|||||||||no|none|none|none
8222|Fork-lift truck drivers|ineligible|||||||||no|none|none|none
8229|Mobile machine drivers and operatives not elsewhere classified|ineligible|||||||||no|none|none|none
8231|Train and tram drivers|ineligible|||||||||no|none|none|none
8232|Marine and waterways transport operatives|rqf3-5|38300|||33400|26300|||25000|no|none|none|none
8233|Air transport operatives|ineligible|||||||||no|none|none|none
8234|Rail transport operatives|ineligible|||||||||no|none|none|none
8239|Other drivers and transport operatives not elsewhere classified|ineligible|||||||||no|none|none|none
9111|Farm workers|ineligible|||||||||no|none|none|none
9112|Forestry and related workers|ineligible|||||||||no|none|none|none
9119|Fishing and other elementary agriculture occupations not elsewhere classified|rqf3-5|33400|||33400|25000|||25000|no|none|some|none
9121|Groundworkers|ineligible|||||||||no|none|none|none
9129|Elementary construction occupations not elsewhere classified|ineligible|||||||||no|none|none|none
9131|Industrial cleaning process occupations|ineligible|||||||||no|none|none|none
9132|Packers, bottlers, canners and fillers|ineligible|||||||||no|none|none|none
9139|Elementary process plant occupations not elsewhere classified|ineligible|||||||||no|none|none|none
9211|Postal workers, mail sorters and messengers|ineligible|||||||||no|none|none|none
9219|Elementary administration occupations not elsewhere classified|ineligible|||||||||no|none|none|none
9221|Window cleaners|ineligible|||||||||no|none|none|none
9222|Street cleaners|ineligible|||||||||no|none|none|none
9223|Cleaners and domestics|ineligible|||||||||no|none|none|none
9224|Launderers, dry cleaners and pressers|ineligible|||||||||no|none|none|none
9225|Refuse and salvage occupations|ineligible|||||||||no|none|none|none
9226|Vehicle valeters and cleaners|ineligible|||||||||no|none|none|none
9229|Elementary cleaning occupations not elsewhere classified|ineligible|||||||||no|none|none|none
9231|Security guards and related occupations|ineligible|||||||||no|none|none|none
9232|School midday and crossing patrol occupations|ineligible|||||||||no|none|none|none
9233|Exam invigilators|ineligible|||||||||no|none|none|none
9241|Shelf fillers|ineligible|||||||||no|none|none|none
9249|Elementary sales occupations not elsewhere classified|rqf3-5|33400|||33400|27500|||25000|no|none|none|none
9251|Elementary storage supervisors|ineligible|||||||||no|none|none|none
9252|Warehouse operatives|same-sponsor|||||31300|||25000|no|none|none|none
9253|Delivery operatives|ineligible|||||||||no|none|none|none
9259|Elementary storage occupations not elsewhere classified|ineligible|||||||||no|none|none|none
9261|Bar and catering supervisors|ineligible|||||||||no|none|none|none
9262|Hospital porters|ineligible|||||||||no|none|none|none
9263|Kitchen and catering assistants|ineligible|||||||||no|none|none|none
9264|Waiters and waitresses|ineligible|||||||||no|none|none|none
9265|Bar staff|ineligible|||||||||no|none|none|none
9266|Coffee shop workers|ineligible|||||||||no|none|none|none
9267|Leisure and theme park attendants|ineligible|||||||||no|none|none|none
9269|Other elementary services occupations not elsewhere classified|ineligible|||||||||no|none|none|none
`.trim().split('\n').map((line) => {
  const c = line.split('|');
  const n = (i: number) => (c[i] === '' ? null : Number(c[i]));
  return { code: c[0], title: c[1], level: c[2], rate: n(3), rate90: n(4), rate80: n(5), rate70: n(6), lower: n(7), lower90: n(8), lower80: n(9), lower70: n(10), phd: c[11] === 'yes', pay: c[12], isl: c[13], tsl: c[14] };
});
