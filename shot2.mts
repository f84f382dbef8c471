import {chromium} from 'playwright-core';
import {findChromium, launchArguments} from './tests/browser/chromium.ts';
const base = process.argv[2];
const browser = await chromium.launch({executablePath: await findChromium(), args: [...launchArguments]});
const page = await browser.newPage({viewport: {width: 360, height: 1100}});
const errors: string[] = []; page.on('pageerror', (e) => errors.push(String(e))); page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
const links = {
 a: 'germany-blue-card-calculator#answers:&occupation=consultant&annualSalary=48500&education=university&germanLevel=none',
 b: 'germany-blue-card-calculator#answers:&occupation=software_engineer&annualSalary=46000&education=university&germanLevel=none',
 c: 'canada-study-permit-calculator#answers:&programDuration=2&tuitionFees=20000&province=on&hasSpouse=no&hasChildren=no',
 d: 'denmark-green-card-calculator#answers:&age=30&education=masters&experience=5&salary=500000&languageSkills=english',
};
for (const [name, link] of Object.entries(links)) {
  await page.goto('about:blank');
  await page.goto(`${base}/${link}`);
  await page.getByRole('heading', {name: 'Your estimate'}).waitFor({timeout: 8000}).catch(() => console.log('no result', name));
  await page.waitForTimeout(1200);
  await page.evaluate(() => {const t = document.getElementById('result-title'); t?.scrollIntoView(); scrollBy(0,-80)});
  await page.screenshot({path: `/tmp/ed-${name}.png`});
  console.log(name, await page.evaluate(() => document.documentElement.scrollWidth));
}
console.log(errors);
await browser.close();
