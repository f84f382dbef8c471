import {chromium} from '/work/h/where/node_modules/playwright-core/index.mjs';
import {findChromium, launchArguments} from '/work/h/where/tests/browser/chromium.ts';
const [,, out, width='1280', scheme='light', ...answers]=process.argv;
const browser=await chromium.launch({executablePath: await findChromium(), args: launchArguments});
const page=await browser.newPage({viewport:{width:Number(width),height:900},colorScheme:scheme as 'light'});
page.on('pageerror', e=>console.log('ERR', e.message)); page.on('console', m=>{if(m.type()==='error')console.log('CON', m.text())});
await page.goto('http://localhost:4333/where-could-i-go'); await page.waitForLoadState('networkidle');
for (const a of answers){ const [k,v]=a.split('=');
  if(k==='press'){await page.getByRole('button',{name:v}).first().click(); await page.waitForTimeout(1500);}
  else if(k==='wait') await page.waitForTimeout(Number(v));
  else if(k==='tick'){ await page.getByLabel(v!,{exact:true}).first().check(); await page.waitForTimeout(100);}
  else if(k==='text'){ console.log(await page.locator('[class*=result]').first().innerText()); }
  else { const f=page.locator(`[name="${k}"]`).first(); const tag=await f.evaluate((e:any)=>e.tagName+':'+e.type);
    if(tag.startsWith('SELECT')) await f.selectOption(v!); else if(tag.endsWith(':radio')) await page.locator(`[name="${k}"][value="${v}"]`).check(); else await f.fill(v!); await page.waitForTimeout(150);} }
await page.waitForTimeout(300);
console.log('overflow', await page.evaluate(()=>document.documentElement.scrollWidth));
await page.screenshot({path:out!,fullPage:true});
await browser.close();
